/** Runs as a process of its own: prints the processor time of importing a bundle, in milliseconds. */

const before = process.cpuUsage();
await import(process.argv[2] ?? '');
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000);
