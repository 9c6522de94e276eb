/** Timeout for real events on a busy machine. */
export const patiently = { timeout: 90_000 };
