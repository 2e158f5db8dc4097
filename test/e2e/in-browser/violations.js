// Tells the test of everything that the page's policy refuses.
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
  globalThis.toldOfViolation(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sourceFile}`);
});
