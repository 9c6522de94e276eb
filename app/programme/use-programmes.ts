import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { announceProgramme, awaitedProgramme } from "#app/browser/linked-programme.tsx";
import { readStored, writeStored } from "#app/browser/storage.ts";
import { usePlace } from "#app/site-data/use-site.ts";
import { useUrlState } from "#app/site-data/use-url-state.ts";
import {
  type Programme,
  type Programmes,
  readProgrammes,
  startingProgramme,
  writeProgrammes,
} from "#core/programme.ts";
import { isProgrammeFragment } from "#core/programme-start.ts";
import { onNetworkFound, withNetworkOf } from "./found-network.ts";

/** Whether the visitor came by the browser's Back or Forward. */
function cameBack(): boolean {
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return visit?.type === "back_forward";
}

/** Changes within this time are taken back together. */
const undoneTogetherMs = 1_000;
const undoSteps = 50;

/**
 * The programmes in the address's fragment, which reaches no server. `keepsDraft`: an older programme that the browser's Back
 * brings along does not replace the draft.
 */
export function useProgrammes(start?: Programme, { keepsDraft = false } = {}) {
  const { country } = usePlace();
  const [linked, set] = useUrlState<Programmes>({
    read: ({ hash }) => readFragment(hash),
    write: ({ programmes, active }) => ({ hash: `#${writeProgrammes(programmes, active)}` }),
  });
  const [undoable, setUndoable] = useState<Programmes[]>([]);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  const state = linked ?? {
    programmes: [start ?? startingProgramme(country)],
    active: 0,
    ignored: [],
  };

  /** What this tab showed last: coverage and the estimator continue with it where the address names no programme. */
  function storedDraft(): Programmes | undefined {
    const stored = readStored("session", "programDraft");
    return stored === undefined ? undefined : readProgrammes(stored, country);
  }

  /** A place on the page is no programme. */
  function readFragment(hash: string): Programmes | undefined {
    const isPlace = hash !== "" && document.getElementById(hash.slice(1)) !== null;
    const fragment = isPlace ? awaitedProgramme() : hash;
    if (!fragment || (keepsDraft && !isProgrammeFragment(fragment))) return undefined;
    const read = readProgrammes(fragment, country);
    const isStarted = /^#v\d+&/.test(fragment);
    return isStarted ? withNetworkOf(storedDraft(), read) : read;
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page comes
  useLayoutEffect(() => {
    const isLinked = (linked ?? readFragment(window.location.hash)) !== undefined;
    const continued = !isLinked || (keepsDraft && cameBack()) ? storedDraft() : undefined;
    if (continued) set(continued);
    // A page that the browser kept, and shows again.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      const later = persisted && keepsDraft ? storedDraft() : undefined;
      if (later) set(later);
    };
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the address names another programme
  useEffect(() => {
    if (!linked) return;
    writeStored("session", "programDraft", writeProgrammes(linked.programmes, linked.active));
    // The skip link took the fragment's place before React was there.
    if (awaitedProgramme() && !isProgrammeFragment(window.location.hash)) set(linked);
    announceProgramme();
  }, [linked]);

  const { programmes, active } = state;
  function change(next: Programme[], shown = active) {
    // What was typed again changes nothing, and gives nothing to take back.
    if (writeProgrammes(next) === writeProgrammes(programmes) && shown === active) return;
    const now = performance.now();
    const isLater = now - changedAt.current > undoneTogetherMs;
    if (isLater || next.length !== programmes.length) {
      setUndoable([...undoable.slice(1 - undoSteps), state]);
    }
    changedAt.current = now;
    set({ programmes: next, active: shown, ignored: [] });
  }

  function undo() {
    // On the way to another number, a field may have held the one that is shown.
    const current = writeProgrammes(programmes);
    const at = undoable.findLastIndex(({ programmes: of }) => writeProgrammes(of) !== current);
    const last = undoable[at] ?? undoable.at(-1);
    if (!last) return;
    setUndoable(undoable.slice(0, Math.max(0, at)));
    changedAt.current = Number.NEGATIVE_INFINITY;
    set(last);
  }

  /** The one edited and shown. */
  const programme = programmes[active] ?? startingProgramme(country);
  function edit(part: Partial<Programme>): Programme {
    const edited = { ...programme, ...part };
    change(programmes.map((other, index) => (index === active ? edited : other)));
    return edited;
  }
  const takeNetwork = useEffectEvent((network: Programme["network"]) => {
    if (programme.country !== country) return false;
    edit({ network });
    return true;
  });
  useEffect(() => onNetworkFound((network) => takeNetwork(network)), []);

  return {
    ...state,
    programme,
    fragment: writeProgrammes(programmes, active),
    change,
    canUndo: undoable.length > 0,
    undo,
    edit,
    show: (index: number) => set({ ...state, active: index }),
  };
}
