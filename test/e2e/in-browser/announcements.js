/** Runs in every page before its own scripts: records the announcements of live regions in `window.announced`. */

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
