import { useSyncExternalStore } from "react";
import type { DraftName } from "./draft.ts";
import type { FailureHint } from "./texts.ts";

/** Why the last attempt to send failed; `refused` if the server said what is wrong. */
export type Failure = FailureHint | "refused";

const failures = new Map<DraftName, Failure>();
const changes = new EventTarget();

/** Outlives the form: the dialog may be closed, and opened again, while its message is sent. */
export function setFailure(name: DraftName, failure: Failure | undefined): void {
  if (failure) failures.set(name, failure);
  else failures.delete(name);
  changes.dispatchEvent(new Event("change"));
}

export function useFailure(name: DraftName): Failure | undefined {
  return useSyncExternalStore(
    subscribe,
    () => failures.get(name),
    () => undefined,
  );
}

function subscribe(onChange: () => void) {
  changes.addEventListener("change", onChange);
  return () => changes.removeEventListener("change", onChange);
}
