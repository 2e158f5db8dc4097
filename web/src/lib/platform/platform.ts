/** The kind of device, as far as installing the app differs. */

/** iPhones, iPods and iPads. Recent iPads call themselves Macs, but Macs have no touch screen. */
export const isIos = ({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

interface Opened {
  readonly navigator: object;
  matchMedia(query: string): { readonly matches: boolean };
}

/** Opened as an installed app rather than in a tab. */
export const isStandalone = (window: Opened): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in window.navigator && window.navigator.standalone === true);

/** Browsers inside other apps cannot add to the Home Screen. They do not call themselves Safari. */
export const isInsideApp = (userAgent: string): boolean =>
  /FBAN|FBAV|Instagram|Line\/|MicroMessenger|Snapchat|TikTok|Twitter|Pinterest/.test(userAgent);
