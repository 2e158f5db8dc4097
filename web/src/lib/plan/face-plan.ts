/** A plan for the next roll while it is edited: the saved moves and the unsaved changes (docs/design.md#plans). */

import type { Choice } from '../model/choice.ts';
import { stillDoes, type FaceOptions } from './face-options.ts';

/** The text of the planned move by face, as the server stores it. */
export type Faces = Readonly<Record<string, string | undefined>>;
/** Unsaved changes by face; null means to be asked. */
export type FaceEdits = Readonly<Record<string, string | null>>;

export interface FaceState extends FaceOptions {
  /** The saved move, if it can still be played as planned. */
  readonly saved: Choice | undefined;
  /** The move that the player wants now; undefined means to be asked. */
  readonly picked: Choice | undefined;
  /** A wanted move can no longer be played as planned. */
  readonly lost: boolean;
}

/**
 * The state of every face, by its options `now`. `then` are the options for which the saved plan was made; undefined where
 * they are not known.
 */
export function faceStates(
  now: readonly FaceOptions[],
  then: readonly FaceOptions[] | undefined,
  faces: Faces,
  edits: FaceEdits,
): FaceState[] {
  return now.map(({ die, choices }) => {
    const find = (list: readonly Choice[] | undefined, text: string | null | undefined) =>
      list?.find((choice) => choice.text === text);
    const seen = find(then?.find((other) => other.die === die)?.choices, faces[die]);
    const playable = choices.length < 2 ? undefined : find(choices, faces[die]);
    const saved = playable && seen && !stillDoes(playable, seen) ? undefined : playable;
    const edit = edits[die];
    const picked = edit === undefined ? saved : choices.length < 2 ? undefined : find(choices, edit);
    const wanted = edit === undefined ? faces[die] : edit;
    return { die, choices, saved, picked, lost: wanted != null && !picked && choices.length > 1 };
  });
}

/** Whether saving would change anything. */
export const isEdited = (states: readonly FaceState[]): boolean =>
  states.some(({ saved, picked }) => saved?.text !== picked?.text);

/** The moves to save; null if no face has one. */
export function facesToSave(states: readonly FaceState[]): Record<string, string> | null {
  const entries = states.flatMap(({ die, picked }) => (picked ? [[String(die), picked.text] as const] : []));
  return entries.length === 0 ? null : Object.fromEntries(entries);
}
