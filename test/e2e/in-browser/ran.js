// The function that written text would call if it ran.
globalThis.ran = () => globalThis.toldOfViolation(`${location.pathname}: what somebody wrote was run`);
