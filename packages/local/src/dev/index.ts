/** What development servers have and others do not. */

export { clockFile, FileClock, readShiftMs, shiftClock } from './file-clock.ts';
export { parseShift } from './shift.ts';
