/** One success is enough; a failure is tried again by whoever asks next. */
export function once(job: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= job().catch((error: unknown) => {
      done = undefined;
      throw error;
    });
    return done;
  };
}
