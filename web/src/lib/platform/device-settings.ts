/** Settings of the device, shared by all who play on it. */

export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How a choice is confirmed: by choosing it again, or at once, with a moment to undo it. */
export const CONFIRMATIONS = ['again', 'undo'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

export interface DeviceSettings {
  readonly sound: boolean;
  readonly vibration: boolean;
  /** Rotates the board so that the reader's colour is at the bottom. */
  readonly ownColourBelow: boolean;
  readonly confirmation: Confirmation;
  /** The speed of playback. */
  readonly speed: Speed;
}

export const USUAL: DeviceSettings = {
  sound: true,
  vibration: true,
  ownColourBelow: true,
  confirmation: 'again',
  speed: 'normal',
};

const oneOf = <T extends string>(values: readonly T[], value: unknown, usual: T): T =>
  values.find((one) => one === value) ?? usual;

const flag = (value: unknown, usual: boolean): boolean => (typeof value === 'boolean' ? value : usual);

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Parses stored settings. Missing and invalid values get their defaults. */
export function parseSettings(text: string | null): DeviceSettings {
  const stored = parsed(text);
  return {
    sound: flag(stored['sound'], USUAL.sound),
    vibration: flag(stored['vibration'], USUAL.vibration),
    ownColourBelow: flag(stored['ownColourBelow'], USUAL.ownColourBelow),
    confirmation: oneOf(CONFIRMATIONS, stored['confirmation'], USUAL.confirmation),
    speed: oneOf(SPEEDS, stored['speed'], USUAL.speed),
  };
}
