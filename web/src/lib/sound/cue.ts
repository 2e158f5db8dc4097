/** What can be heard in a game. */
export type Cue = 'roll' | 'taxi' | 'step' | 'flight' | 'capture' | 'home' | 'turn';
