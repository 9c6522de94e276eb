/** One success is enough; a failure is tried again by whoever asks next. */
export function once<T>(job: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () => {
    done ??= job().catch((error: unknown) => {
      done = undefined;
      throw error;
    });
    return done;
  };
}
