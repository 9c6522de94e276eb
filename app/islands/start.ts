// In the browser: hydrates each island when it comes near the view or is touched, and repeats what was pressed before that.
import type { ComponentType } from "react";
import { isModified } from "#app/browser/is-modified.ts";
import { type IslandData, pageData } from "#app/site-data/page-data.ts";

type Islands = Record<string, () => Promise<ComponentType<never>>>;

const nearMargin = "400px";
/** So long a press waits for its island. Then the browser does what it does without scripts. */
const longestWaitMs = 5_000;
const touches = ["pointerdown", "pointerover", "focusin", "keydown", "dragenter"];

export function startIslands(islands: Islands) {
  const elements = document.querySelectorAll<HTMLElement>("[data-island]");
  for (const element of elements) {
    const index = Number(element.dataset.island);
    const data = pageData().islands[index];
    if (data) start(element, index, data, islands);
  }
}

function start(element: HTMLElement, index: number, data: IslandData, islands: Islands) {
  const controller = new AbortController();
  const { signal } = controller;
  let hydrated: Promise<void> | undefined;

  async function load() {
    const [{ hydrate }, Component] = await Promise.all([
      import("./hydrate.tsx"),
      islands[data.name]?.(),
    ]);
    await hydrate(element, index, Component as never, data.props);
  }

  function hydrateOnce(): Promise<void> {
    hydrated ??= load()
      .then(() => {
        element.dataset.hydrated = "";
      })
      // Without it links and forms do what they do without scripts.
      .catch((error: unknown) => console.error(error))
      .finally(() => controller.abort());
    return hydrated;
  }

  for (const type of touches)
    element.addEventListener(type, hydrateOnce, { signal, passive: true });
  // A fragment that names no place of the page may hold what an island shows, and the view may have to move to it.
  if (location.hash && !document.getElementById(location.hash.slice(1))) hydrateOnce();
  else if (data.when === "near" || location.hash) whenNear(element, hydrateOnce, signal);

  const hold = (event: Event, repeat: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    const timer = setTimeout(() => controller.abort(), longestWaitMs);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      repeat();
    });
    void hydrateOnce();
  };
  const early = { capture: true, signal };
  element.addEventListener(
    "click",
    (event) => {
      // Fields change at once; keepTypedValues tells React of it.
      const pressed = (event.target as Element).closest<HTMLElement>("a,button");
      // A link that is to open elsewhere needs no island.
      if (!pressed || (isModified(event) && pressed.matches("a"))) return;
      const control = keptPlace(element, "a,button", pressed);
      hold(event, () => control()?.click());
    },
    early,
  );
  element.addEventListener(
    "submit",
    (event) => {
      const { target, submitter } = event as SubmitEvent;
      const form = keptPlace(element, "form", target as HTMLFormElement);
      const button = keptPlace(element, "button,input", submitter);
      hold(event, () => form()?.requestSubmit(button()));
    },
    early,
  );
}

/** Finds the element again: React may make it anew. */
function keptPlace<E extends HTMLElement>(island: Element, selector: string, element: E | null) {
  const all = () => [...island.querySelectorAll<E>(selector)];
  const index = element ? all().indexOf(element) : -1;
  return () => (element?.isConnected ? element : all()[index]);
}

function whenNear(element: HTMLElement, act: () => void, signal: AbortSignal) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) act();
    },
    { rootMargin: nearMargin },
  );
  // The holder itself has no box.
  for (const child of element.children) observer.observe(child);
  signal.addEventListener("abort", () => observer.disconnect());
}
