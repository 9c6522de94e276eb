// In the browser: hydrates each island when it comes near the view or is touched, and repeats what was pressed before that.
import type { ComponentType } from "react";
import { type IslandData, pageData } from "#app/site-data/page-data.ts";

type Islands = Record<string, () => Promise<ComponentType<never>>>;

const nearMargin = "400px";
const touches = ["pointerdown", "pointerover", "focusin", "keydown"];

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
  // The address may hold what an island shows.
  if (data.when === "near" || location.hash) whenNear(element, hydrateOnce, signal);

  const hold = (event: Event, repeat: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    void hydrateOnce().then(repeat);
  };
  const early = { capture: true, signal };
  element.addEventListener(
    "click",
    (event) => {
      const control = (event.target as Element).closest<HTMLElement>("a,button,input,label");
      if (control && !isText(control)) hold(event, () => control.click());
    },
    early,
  );
  element.addEventListener(
    "submit",
    (event) => {
      const { target, submitter } = event as SubmitEvent;
      hold(event, () => (target as HTMLFormElement).requestSubmit(submitter));
    },
    early,
  );
}

/** A press into a field only places the cursor. */
function isText(control: Element): boolean {
  return control.matches("input:not([type=radio],[type=checkbox])");
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
