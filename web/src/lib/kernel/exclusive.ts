/** The pages of this device and its worker, one at a time. */

/**
 * Does the work while nobody else on this device does any under the same name, and waits for that; at once where the
 * browser has no locks. Fails as the work does.
 */
export async function alone<T>(name: string, work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? await navigator.locks.request(name, work) : await work();
}
