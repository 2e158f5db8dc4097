/** Runs in every page before its own scripts: what a screen reader says by itself, in `window.announced`. */

const LIVE = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]';

globalThis.announced = [];
new MutationObserver((mutations) => {
  const regions = mutations.map(({ target }) =>
    (target instanceof Element ? target : target.parentElement)?.closest(LIVE),
  );
  for (const region of new Set(regions)) {
    const text = region?.textContent.trim();
    if (text) globalThis.announced.push(text);
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
