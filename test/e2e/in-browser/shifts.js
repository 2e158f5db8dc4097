/** Runs in every page before its own scripts: records layout shifts in `window.shifts`. */

globalThis.shifts = [];

const nameOf = ({ node, previousRect, currentRect }) => {
  const element = node instanceof Element ? node : node?.parentElement;
  const [before, after] = [previousRect, currentRect].map(({ x, y, width, height }) => [x, y, width, height]);
  return `${element?.outerHTML.slice(0, 80)} ${before.map(Math.round)} → ${after.map(Math.round)}`;
};

new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    globalThis.shifts.push({ value, asked: hadRecentInput, what: sources.map(nameOf) });
  }
}).observe({ type: 'layout-shift', buffered: true });
