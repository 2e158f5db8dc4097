/** Runs in every page before its own scripts: measurements of a rendered page. */

const LEAST_TARGET = 44;

/** How much wider a page is than its screen, in pixels. */
globalThis.measureOverflow = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** Targets smaller than a finger; links within a text are exempt (WCAG 2.2, 2.5.8). */
globalThis.measureTargets = () =>
  [...document.querySelectorAll('button, a[href], select, input, summary, [role=radio]')]
    .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((one) => getComputedStyle(one).display !== 'inline')
    // Planes are as small as the board makes them; the list beside it offers the same choices.
    .filter((one) => one.closest('.board') === null)
    .map((one) => (one instanceof HTMLInputElement ? (one.closest('label') ?? one) : one))
    .filter((one) => {
      const { width, height } = one.getBoundingClientRect();
      return width > 1 && height > 1 && Math.min(width, height) < LEAST_TARGET - 0.5;
    })
    .map((one) => one.outerHTML.replace(/\s+/g, ' ').slice(0, 160));

/** The visible part of a line, and whether a clipping ancestor cuts it off. */
const seenOf = (element, { left, top, right, bottom }) => {
  let cut = false;
  const narrow = (bounds, overflowX, overflowY) => {
    if (/hidden|clip/.test(overflowX)) cut ||= left < bounds.left - 1 || right > bounds.right + 1;
    if (/hidden|clip/.test(overflowY)) cut ||= top < bounds.top - 1 || bottom > bounds.bottom + 1;
    if (overflowX !== 'visible') [left, right] = [Math.max(left, bounds.left), Math.min(right, bounds.right)];
    if (overflowY !== 'visible') [top, bottom] = [Math.max(top, bounds.top), Math.min(bottom, bounds.bottom)];
  };
  for (let box = element; box !== null && box !== document.body; box = box.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(box);
    narrow(box.getBoundingClientRect(), overflowX, overflowY);
  }
  narrow({ left: 0, right: document.documentElement.clientWidth }, 'clip', 'visible');
  return { left, top, right, bottom, cut };
};

/** Whether it is visible and not drawn on the board. */
const isRead = (element) => {
  if (
    !element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true })
  )
    return false;
  for (let box = element; box !== null; box = box.parentElement) {
    if (box.matches('svg, .board') || getComputedStyle(box).clipPath !== 'none') return false;
  }
  return true;
};

/** A page's lines of text, each reduced to the height of its small letters. */
const linesOfText = () => {
  const lines = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.data.trim();
    if (text === '' || !isRead(node.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const rim = (bottom - top) / 4;
      const seen = seenOf(node.parentElement, { left, right, top: top + rim, bottom: bottom - rim });
      if (seen.cut || (seen.right > seen.left && seen.bottom > seen.top)) lines.push({ node, text, ...seen });
    }
  }
  return lines;
};

/** Text that is cut off, and text that overlaps other text. */
globalThis.measureText = () => {
  const lines = linesOfText();
  const cut = lines.filter((line) => line.cut).map(({ text }) => `cut off: ${text}`);
  const laid = lines.flatMap((one, index) =>
    lines.slice(index + 1).flatMap((other) => {
      const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return one.node !== other.node && across > 1 && down > 1
        ? [`on each other: ${one.text} | ${other.text}`]
        : [];
    }),
  );
  return [...new Set([...cut, ...laid])];
};

/** What is wrong with the visible focus; empty where nothing is. */
globalThis.measureFocus = () => {
  const one = document.activeElement;
  if (one === null || one === document.body) return 'nothing has the focus';
  const ringed = [one, one.closest('label'), one.firstElementChild].some((box) => {
    const { outlineStyle, outlineWidth } = box ? getComputedStyle(box) : {};
    return outlineStyle !== undefined && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
  if (!ringed) return `nothing shows the focus: ${one.outerHTML.slice(0, 160)}`;
  const { left, top, right, bottom } = one.getBoundingClientRect();
  const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
  const above = document.elementFromPoint(x, y);
  const seen = above !== null && (one.contains(above) || above.contains(one));
  return seen ? '' : `out of sight: ${one.outerHTML.slice(0, 160)}`;
};
