// What somebody has written would call, if it were run.
globalThis.ran = () => globalThis.toldOfViolation(`${location.pathname}: what somebody wrote was run`);
