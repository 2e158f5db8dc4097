/** The sounds of a game. */
export type Cue = 'roll' | 'taxi' | 'step' | 'flight' | 'capture' | 'home' | 'turn';
