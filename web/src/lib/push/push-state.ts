/** Whether pushes come to this device, and the repair where browser and server disagree (docs/design.md#web-push). */

export type PushState = 'unsupported' | 'insecure' | 'needs-install' | 'denied' | 'off' | 'on';

/** What this browser can do. */
export interface Support {
  /** The page is served over https, or from localhost. */
  readonly secure: boolean;
  /** The browser has service workers, pushes and notifications. */
  readonly push: boolean;
  /** On an iPhone or iPad, but not opened from the Home Screen, which pushes require. */
  readonly iosTab: boolean;
}

/** The id of the browser's subscription, and of the one that the server has of this device. */
export interface Ends {
  readonly here: string | null;
  readonly there: string | null;
}

/** Why permission cannot even be asked for; undefined if it can. */
export function obstacleOf(support: Support, permission: NotificationPermission): PushState | undefined {
  if (support.iosTab) return 'needs-install';
  if (!support.secure) return 'insecure';
  if (!support.push) return 'unsupported';
  return permission === 'denied' ? 'denied' : undefined;
}

export const pushStateOf = (
  support: Support,
  permission: NotificationPermission,
  { here, there }: Ends,
): PushState =>
  obstacleOf(support, permission) ??
  (permission === 'granted' && here !== null && here === there ? 'on' : 'off');

/** The last choice made on this device; null before any. */
export type Wish = 'on' | 'off' | null;

/**
 * `register`: send the browser's subscription to the server. `subscribe`: create a new one, which is wished for and still
 * permitted. `forget`: remove the server's. `unsubscribe`: remove both.
 */
export type Healing = 'none' | 'register' | 'subscribe' | 'forget' | 'unsubscribe';

export function healingOf(wish: Wish, permission: NotificationPermission, { here, there }: Ends): Healing {
  if (wish === 'off' && here !== null) return 'unsubscribe';
  if (wish !== 'off' && here !== null) return here === there ? 'none' : 'register';
  if (wish === 'on' && permission === 'granted') return 'subscribe';
  return there === null ? 'none' : 'forget';
}
