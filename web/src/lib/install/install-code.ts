/**
 * An app on an iPhone's Home Screen has a storage of its own, and so no session. Its manifest gets a start address with
 * a hand-over code, so that its first opening can go on as whoever installed it (DESIGN § 7).
 */

import { makeCode } from '../api/sessions.ts';

const manifestLink = (): HTMLLinkElement | null => document.querySelector('link[rel="manifest"]');

/** Makes a code and puts it into the page's manifest; whether that worked. */
export async function carryOver(): Promise<boolean> {
  try {
    const { code } = await makeCode(true);
    const link = manifestLink();
    if (!link) return false;
    // Safari reads the manifest of a link that is put in anew.
    const fresh = link.cloneNode() as HTMLLinkElement;
    fresh.href = `/api/manifest?code=${encodeURIComponent(code)}`;
    link.replaceWith(fresh);
    return true;
  } catch {
    return false;
  }
}
