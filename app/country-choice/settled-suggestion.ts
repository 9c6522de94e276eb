const settledKey = "siteSuggestion";

/** A choice of language or country settles it, and so does closing the suggestion. */
export function settleSuggestion() {
  try {
    localStorage.setItem(settledKey, "settled");
  } catch {
    // Storage may be forbidden; the bar then comes back.
  }
}

export function isSuggestionSettled(): boolean {
  try {
    return localStorage.getItem(settledKey) !== null;
  } catch {
    return true;
  }
}
