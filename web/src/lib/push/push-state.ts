/** Whether pushes come to this device, and what to do where browser and server are of two minds (DESIGN § 6). */

export type PushState = 'unsupported' | 'insecure' | 'needs-install' | 'denied' | 'off' | 'on';

/** What this browser can do. */
export interface Support {
  /** Over https, or on the machine itself. */
  readonly secure: boolean;
  /** It has service workers, pushes and notifications. */
  readonly push: boolean;
  /** On an iPhone or iPad and not opened from the Home Screen, where alone there are pushes. */
  readonly iosTab: boolean;
}

/** The ids of the subscription that the browser has and of the one that the server knows of this device. */
export interface Ends {
  readonly here: string | null;
  readonly there: string | null;
}

/** Why pushes cannot even be asked for; undefined where they can. */
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

/** What whoever uses this device has last chosen here; null: nothing yet. */
export type Wish = 'on' | 'off' | null;

/**
 * `register`: tell the server of the browser's subscription. `subscribe`: ask the browser for a new one, as was wished
 * and is still allowed. `forget`: the server shall send nothing here. `unsubscribe`: both shall end.
 */
export type Healing = 'none' | 'register' | 'subscribe' | 'forget' | 'unsubscribe';

export function healingOf(wish: Wish, permission: NotificationPermission, { here, there }: Ends): Healing {
  if (wish === 'off' && here !== null) return 'unsubscribe';
  if (wish !== 'off' && here !== null) return here === there ? 'none' : 'register';
  if (wish === 'on' && permission === 'granted') return 'subscribe';
  return there === null ? 'none' : 'forget';
}
