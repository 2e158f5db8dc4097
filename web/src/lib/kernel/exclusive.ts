/**
 * Runs the work while no other page or worker of this device runs any under the same name. It waits its turn, or runs at
 * once where the browser has no locks. Rejects as the work does.
 */
export async function exclusive<T>(name: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? await navigator.locks.request(name, work) : await work();
}
