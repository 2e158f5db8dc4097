/** Host names in settings. */

const LABELS = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;
/** Rules out numeric addresses in every spelling: browsers read `0x7f` as one, too. */
const TOP = /^([a-z]{2,}|xn--[a-z0-9-]+)$/;

/** Whether this is a dotted name in lower-case ASCII, and not a numeric address. */
export function isDomainName(host: string): boolean {
  const top = host.split('.').at(-1) ?? '';
  return LABELS.test(host) && TOP.test(top) && URL.parse(`https://${host}`)?.hostname === host;
}

/** Whether the host of a URL is this machine. */
export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
