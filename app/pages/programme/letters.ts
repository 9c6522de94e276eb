/** The names of two compared programmes. */
export const letters = ["A", "B"] as const;
