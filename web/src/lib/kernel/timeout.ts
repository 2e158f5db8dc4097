/** A promise took too long. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** The promise's outcome, or a `TimeoutError` if it does not settle in time. */
export async function withTimeout<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`not within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
