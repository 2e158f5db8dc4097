/**
 * The store could not be reached, had no capacity for the call, or did not answer in time. Whether a write was done is
 * unknown; every call may be made twice, so repeating it gives the right answer.
 */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}
