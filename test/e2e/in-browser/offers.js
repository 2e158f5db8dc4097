// What fields have offered to fill in, however short a time.
globalThis.offers = new Set();
new MutationObserver(() => {
  for (const field of document.querySelectorAll('input')) globalThis.offers.add(field.autocomplete);
}).observe(document, { subtree: true, childList: true, attributes: true });
