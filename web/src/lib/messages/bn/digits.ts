const format = new Intl.NumberFormat('bn', { useGrouping: false });
const padded = new Intl.NumberFormat('bn', { minimumIntegerDigits: 2 });

/** A number in Bengali digits. */
export const d = (n: number): string => format.format(n);

/** With two digits at least, as minutes of a clock have them. */
export const d2 = (n: number): string => padded.format(n);
