/** How the game plays on this device, whoever plays on it. */

export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How a choice is confirmed: by choosing it again, or not at all, and then it can be undone for a moment. */
export const CONFIRMATIONS = ['again', 'undo'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

export interface DeviceSettings {
  readonly sound: boolean;
  readonly vibration: boolean;
  /** The reader's own colour is at the bottom of the board. */
  readonly ownColourBelow: boolean;
  readonly confirmation: Confirmation;
  /** How fast moves are shown. */
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

/** Reads what was kept; whatever is missing, or is not one of the values there are, is as usual. */
export function parseSettings(text: string | null): DeviceSettings {
  const kept = parsed(text);
  return {
    sound: flag(kept['sound'], USUAL.sound),
    vibration: flag(kept['vibration'], USUAL.vibration),
    ownColourBelow: flag(kept['ownColourBelow'], USUAL.ownColourBelow),
    confirmation: oneOf(CONFIRMATIONS, kept['confirmation'], USUAL.confirmation),
    speed: oneOf(SPEEDS, kept['speed'], USUAL.speed),
  };
}
