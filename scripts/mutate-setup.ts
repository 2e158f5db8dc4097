/** A property that fails has killed its mutant: shrinking the example would only take time. */
import fc from 'fast-check';

fc.configureGlobal({ endOnFailure: true });
