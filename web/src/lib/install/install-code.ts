/**
 * An app on an iPhone's Home Screen has its own storage, and so no session. Its manifest's start address gets a hand-over
 * code, so that the app can go on as the player who installed it (docs/design.md#handing-over).
 */

import { makeCode } from '../api/sessions.ts';

const manifestLink = (): HTMLLinkElement | null => document.querySelector('link[rel="manifest"]');

/** Creates a code and puts it into the page's manifest; returns whether that worked. */
export async function carryOver(): Promise<boolean> {
  try {
    const { code } = await makeCode(true);
    const link = manifestLink();
    if (!link) return false;
    // Safari reads the manifest again only when its link is replaced.
    const fresh = link.cloneNode() as HTMLLinkElement;
    fresh.href = `/api/manifest?code=${encodeURIComponent(code)}`;
    link.replaceWith(fresh);
    return true;
  } catch {
    return false;
  }
}
