/** Shortens tests for mutants: a few examples of a property show a wrong rule, and nobody reads the smallest one. */

import fc from 'fast-check';
import { beforeEach } from 'vitest';

/** The longest that a property looks for counterexamples. */
const PROPERTY_MS = 100;

fc.configureGlobal({
  // The same examples for every mutant.
  seed: 1,
  interruptAfterTimeLimit: PROPERTY_MS,
  endOnFailure: true,
});

/** Tests that take seconds and look at what others look at with fewer examples. */
const EXHAUSTIVE = /^matches the vectors [3-9] plies deep$|^leads back to the ply, for every ply$/;

beforeEach(({ task, skip }) => {
  if (EXHAUSTIVE.test(task.name)) skip();
});
