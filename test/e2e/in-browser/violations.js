// Reports everything that the page's policy blocks.
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
  globalThis.toldOfViolation(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile}`);
});
