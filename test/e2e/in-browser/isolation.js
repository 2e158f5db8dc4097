// Finds right-to-left letters within other text whose order they could reverse.
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/u;
const WITHIN = /\u2068[^\u2069]*[\u0590-\u08ff]/u;

const isIsolated = (text) => !RIGHT_TO_LEFT.test(text) || WITHIN.test(text);

/** Whether an element isolates the direction of its content. */
const keepsDirection = (element) => {
  const { display, unicodeBidi } = getComputedStyle(element);
  return /isolate|plaintext/.test(unicodeBidi) || !display.startsWith('inline') || display === 'inline-block';
};

/** The page's texts that are not isolated, each with its place. */
globalThis.notIsolated = () => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (parentElement === null || ['SCRIPT', 'STYLE'].includes(parentElement.tagName) || isIsolated(data))
      continue;
    let within = parentElement;
    while (!keepsDirection(within)) within = within.parentElement;
    // Alone on its line, it affects nothing else.
    if (within.textContent.trim() !== data.trim()) found.push(`${parentElement.tagName}: ${data}`);
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [alt]'))
    for (const name of ['aria-label', 'title', 'alt']) {
      const text = element.getAttribute(name) ?? '';
      if (!isIsolated(text)) found.push(`${element.tagName} ${name}: ${text}`);
    }
  return found;
};

/** Elements that the app never creates: written text has become markup. */
globalThis.strangers = () =>
  [
    ...document.querySelectorAll(
      'iframe, object, embed, base, [onload], [onerror], [onclick], [href^="javascript"]',
    ),
  ]
    .concat([...document.images].filter(({ src }) => /\/x$/.test(src)))
    .map(({ outerHTML }) => outerHTML.slice(0, 200));

/** The elements that make the page wider than its window. */
globalThis.tooWide = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((one) => one.getBoundingClientRect().right > clientWidth)
    .map(({ tagName, className, textContent }) => `${tagName}.${className}: ${textContent.slice(0, 60)}`);
};

/** The head of the page as delivered, read by the browser's own parser. */
globalThis.headOf = (html) => {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const contents = [...parsed.querySelectorAll('meta[property], meta[name]')].map((meta) => [
    meta.getAttribute('property') ?? meta.getAttribute('name'),
    meta.getAttribute('content'),
  ]);
  return {
    title: parsed.title,
    meta: Object.fromEntries(contents),
    scripts: parsed.scripts.length,
    // Preloads differ from page to page.
    elements: parsed.querySelectorAll(':not(link)').length,
    strange: parsed.querySelectorAll('[onload], [onerror], [onclick]').length,
  };
};
