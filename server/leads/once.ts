/** Runs the job until it has succeeded once; after a failure the next caller runs it again. */
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
