/** Names of hosts, as settings have them. */

const LABELS = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;
/** No address of numbers ends so, in whichever way it is written; browsers take `0x7f` for one too. */
const TOP = /^([a-z]{2,}|xn--[a-z0-9-]+)$/;

/** Whether this is a name with a dot, in lower case and ASCII, and no address of numbers. */
export function isDomainName(host: string): boolean {
  const top = host.split('.').at(-1) ?? '';
  return LABELS.test(host) && TOP.test(top) && URL.parse(`https://${host}`)?.hostname === host;
}

/** This machine, as the host of a URL. */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
