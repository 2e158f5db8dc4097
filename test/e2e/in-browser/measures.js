/** Runs in every page before its own scripts: what the tests measure of a page that is shown. */

const LEAST_TARGET = 44;

/** How much wider a page is than its screen, in pixels. */
globalThis.measureOverflow = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** What can be tapped and is smaller than a finger; links within a text are not meant (WCAG 2.2, 2.5.8). */
globalThis.measureTargets = () =>
  [...document.querySelectorAll('button, a[href], select, input, summary, [role=radio]')]
    .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((one) => getComputedStyle(one).display !== 'inline')
    // Planes are as small as the board makes them; the list beside it has the same choices.
    .filter((one) => one.closest('.board') === null)
    .map((one) => (one instanceof HTMLInputElement ? (one.closest('label') ?? one) : one))
    .filter((one) => {
      const { width, height } = one.getBoundingClientRect();
      return width > 1 && height > 1 && Math.min(width, height) < LEAST_TARGET - 0.5;
    })
    .map((one) => one.outerHTML.replace(/\s+/g, ' ').slice(0, 160));
