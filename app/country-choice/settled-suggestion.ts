const settledKey = "siteSuggestion";

/** After the visitor chooses a language or country, or closes the suggestion, it is not shown again. */
export function settleSuggestion() {
  try {
    localStorage.setItem(settledKey, "settled");
  } catch {
    // Storage may be forbidden; then the bar is shown again.
  }
}

export function isSuggestionSettled(): boolean {
  try {
    return localStorage.getItem(settledKey) !== null;
  } catch {
    return true;
  }
}
