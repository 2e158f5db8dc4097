/** Results: a value, or an error with a code. The engine never throws. */

export const ENGINE_ERRORS = [
  'bad-rules',
  'bad-position',
  'bad-die',
  'bad-move',
  'bad-ply',
  'bad-record',
  'bad-log',
  'illegal-move',
  'illegal-leave',
  'game-over',
] as const;
type EngineErrorCode = (typeof ENGINE_ERRORS)[number];

export interface EngineError {
  readonly code: EngineErrorCode;
  readonly message: string;
}

export type Result<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: EngineError };

export const ok = <T>(value: T): Result<T> => ({ ok: true, value });

export const fail = (code: EngineErrorCode, message: string): Result<never> => ({
  ok: false,
  error: { code, message },
});
