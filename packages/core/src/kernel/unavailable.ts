/**
 * What everything is kept in could not be asked, has no room for the call now, or did not answer in time. Whether a write
 * was done is then not known; whoever asks again gets the answer that fits, as every call may be made twice.
 */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
}
