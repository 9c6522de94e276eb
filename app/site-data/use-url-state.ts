// State that lives in the address: a filter, a choice, the visitor's programme.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  type Path,
  useLocation,
  useNavigate,
  useNavigation,
  useNavigationType,
} from "react-router";
import { useIsHydrating } from "./use-is-hydrating.ts";

/** Browsers limit how often the address may change; a moving slider or fast typing would exceed it. */
const pauseMs = 250;
/** `location.state` of an address that was written here. */
const written = "url-state";

interface AddressParts {
  /** Parameters that are not named stay, and undefined ones go. */
  params?: Record<string, string | undefined>;
  hash?: string;
}

interface UrlState<T> {
  /** The state in an address; undefined if it has none: the state then stays, and is written into that address. */
  read: (address: Pick<Path, "search" | "hash">) => T | undefined;
  /** The parts of the address that hold the state. */
  write: (state: T) => AddressParts;
}

/**
 * The state, undefined while neither the address nor the visitor has set it, and a function to change it. The state is
 * authoritative. The address follows through the router, with `replace`: at once, or after a series of changes when the visitor
 * pauses, presses a pointer, Enter or what may leave the page. A built page knows no address: while it is hydrated, the state is undefined. Pages that
 * write parameters export `shouldRevalidate`, or the router would request their data again.
 */
export function useUrlState<T>({ read, write }: UrlState<T>) {
  const location = useLocation();
  const isOwnWrite = useIsOwnWrite();
  const isHydrating = useIsHydrating();
  // An address typed by hand has no key of its own.
  const address = location.key + location.search + location.hash;
  const [state, setState] = useState<{ address?: string; value?: T; isInAddress: boolean }>(() =>
    isHydrating ? { isInAddress: true } : readAddress(undefined),
  );
  const changedAt = useRef(-pauseMs);
  const waitMs = useRef(0);
  const rewrite = useRewrite();
  const isLeaving = useNavigation().state !== "idle";

  // While rendering, not in an effect: the router scrolls to the address's place when this is drawn.
  if (!isHydrating && state.address !== address) {
    setState(isOwnWrite ? { ...state, address } : readAddress(state.value));
  }

  function readAddress(before: T | undefined) {
    const value = read(location);
    const isInAddress = value !== undefined;
    return { address, value: isInAddress ? value : before, isInAddress };
  }

  function set(value: T) {
    const now = performance.now();
    waitMs.current = now - changedAt.current < pauseMs ? pauseMs : 0;
    changedAt.current = now;
    setState({ address, value, isInAddress: false });
  }

  const flush = useEffectEvent(() => {
    if (!state.isInAddress && state.value !== undefined && !isLeaving) rewrite(write(state.value));
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change starts the pause again
  useEffect(() => {
    const timer = setTimeout(() => flush(), waitMs.current);
    return () => clearTimeout(timer);
  }, [state, isLeaving]);

  useEffect(() => {
    const onKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key === "Enter" || key === "F5" || altKey || ctrlKey || metaKey) flush();
    };
    const onPointer = () => flush();
    window.addEventListener("pointerdown", onPointer, { capture: true });
    window.addEventListener("keydown", onKey, { capture: true });
    return () => {
      window.removeEventListener("pointerdown", onPointer, { capture: true });
      window.removeEventListener("keydown", onKey, { capture: true });
    };
  }, []);

  return [state.value, set] as const;
}

/** Whether this address was written by `useUrlState`: the visitor has not gone anywhere. */
export function useIsOwnWrite(): boolean {
  const { state } = useLocation();
  return useNavigationType() === "REPLACE" && state === written;
}

/** The navigation that `from` started and that has not ended: two states of one page may be written at the same time. */
let pending: (Pick<Path, "search" | "hash"> & { from: string }) | undefined;

function useRewrite() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return async ({ params = {}, hash }: AddressParts) => {
    // Already another page's address, which React has not drawn yet.
    if (window.location.pathname !== pathname) return;
    // Void if the visitor has gone elsewhere meanwhile.
    const base = pending?.from === window.location.href ? pending : window.location;
    const search = new URLSearchParams(base.search);
    for (const [name, value] of Object.entries(params)) {
      if (value === undefined) search.delete(name);
      else search.set(name, value);
    }
    const next = { search: search.size > 0 ? `?${search}` : "", hash: hash ?? base.hash };
    const { href } = new URL(pathname + next.search + next.hash, window.location.origin);
    if (href === window.location.href) return;
    const own = { ...next, from: window.location.href };
    pending = own;
    await navigate(next, { replace: true, preventScrollReset: true, state: written });
    if (pending === own) pending = undefined;
  };
}
