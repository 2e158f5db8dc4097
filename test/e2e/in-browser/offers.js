// Records the autofill offers of fields, however briefly they were shown.
globalThis.offers = new Set();
new MutationObserver(() => {
  for (const field of document.querySelectorAll('input')) globalThis.offers.add(field.autocomplete);
}).observe(document, { subtree: true, childList: true, attributes: true });
