/** Runs the job until it has succeeded once; after a failure, and the pause, the next caller runs it again. */
export function once<T>(job: () => Promise<T>, pauseMs = 0): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () => {
    done ??= job().catch((error: unknown) => {
      if (pauseMs === 0) done = undefined;
      else setTimeout(() => (done = undefined), pauseMs).unref();
      throw error;
    });
    return done;
  };
}
