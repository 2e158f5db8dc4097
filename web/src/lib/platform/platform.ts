/** What kind of device this is, as far as installing differs. */

/** iPhones, iPods and iPads; an iPad of today calls itself a Mac, but Macs have no touch screen. */
export const isIos = ({
  userAgent,
  maxTouchPoints,
}: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

interface Opened {
  readonly navigator: object;
  matchMedia(query: string): { readonly matches: boolean };
}

/** Opened as an app rather than in a tab. */
export const isStandalone = (window: Opened): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in window.navigator && window.navigator.standalone === true);

/** Browsers inside other apps have no Home Screen to add to. They do not tell that they are Safari. */
export const isInsideApp = (userAgent: string): boolean =>
  /FBAN|FBAV|Instagram|Line\/|MicroMessenger|Snapchat|TikTok|Twitter|Pinterest/.test(userAgent);
