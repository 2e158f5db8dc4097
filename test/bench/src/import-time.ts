/** Run as a process of its own: prints what importing a bundle took, in milliseconds of processor time. */

const before = process.cpuUsage();
await import(process.argv[2] ?? '');
const { user, system } = process.cpuUsage(before);
console.log((user + system) / 1000);
