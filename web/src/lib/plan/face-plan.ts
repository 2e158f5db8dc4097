/** A plan for the next roll while it is edited: what was saved, and what has been changed since. */

import type { Choice } from '../model/choice.ts';
import { stillDoes, type FaceOptions } from './face-options.ts';

/** A move's text for each face that is planned for, as the server keeps it. */
export type Faces = Readonly<Record<string, string | undefined>>;
/** Changes that have not been saved; null stands for being asked. */
export type FaceEdits = Readonly<Record<string, string | null>>;

export interface FaceState extends FaceOptions {
  /** What is saved, as far as it can still be played as it was planned. */
  readonly saved: Choice | undefined;
  /** What the player wants now; undefined: to be asked. */
  readonly picked: Choice | undefined;
  /** Something was wanted that can no longer be played as it was seen. */
  readonly lost: boolean;
}

/**
 * The faces with something to choose and those without, as they are now. `then` are the options in which the saved
 * plan was made, where that is known.
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
    const kept = choices.length < 2 ? undefined : find(choices, faces[die]);
    const saved = kept && seen && !stillDoes(kept, seen) ? undefined : kept;
    const edit = edits[die];
    const picked = edit === undefined ? saved : choices.length < 2 ? undefined : find(choices, edit);
    const wanted = edit === undefined ? faces[die] : edit;
    return { die, choices, saved, picked, lost: wanted != null && !picked && choices.length > 1 };
  });
}

/** Whether saving would change anything. */
export const isEdited = (states: readonly FaceState[]): boolean =>
  states.some(({ saved, picked }) => saved?.text !== picked?.text);

/** What to save; null where nothing is planned for any face. */
export function facesToSave(states: readonly FaceState[]): Record<string, string> | null {
  const entries = states.flatMap(({ die, picked }) => (picked ? [[String(die), picked.text] as const] : []));
  return entries.length === 0 ? null : Object.fromEntries(entries);
}
