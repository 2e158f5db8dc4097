/** Prints the last line of every command: `RESULT` and its figures as one line of JSON. */
export const printResult = (figures: object): void => console.log(`RESULT ${JSON.stringify(figures)}`);
