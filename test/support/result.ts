/** How every command tells its figures: one line of JSON at its end, after what people read. */
export const printResult = (figures: object): void => console.log(`RESULT ${JSON.stringify(figures)}`);
