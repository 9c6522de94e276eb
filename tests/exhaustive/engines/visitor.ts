import { setTimeout as sleep } from "node:timers/promises";
import type { Engine, InputSource, KeyAction } from "./engine.ts";

declare global {
  interface Window {
    isPressed?: boolean;
  }
}

/** The code points that WebDriver gives to keys without a character. */
const keys = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
} as const;

export type Key = keyof typeof keys;

const sizes = { wide: [1280, 900], phone: [390, 844] } as const;
export type Size = keyof typeof sizes;

interface Target {
  selector: string;
  text?: string;
  nth?: number;
}

/** A person at the engine's window: looks for things, presses them with the pointer and types. */
export class Visitor {
  readonly engine: Engine;
  readonly #origin: string;

  constructor(engine: Engine, origin: string) {
    this.engine = engine;
    this.#origin = origin;
  }

  /** With nothing remembered of earlier visits. */
  async comeTo(path: string, size: Size = "wide") {
    // Off every link: Firefox drops what a link under the pointer is fetching, and the router then loads the page again.
    await this.#point([{ type: "pointerMove", x: 1, y: 1, duration: 0 }]);
    const [width, height] = sizes[size];
    await this.engine.resize(width, height);
    await this.engine.open(`${this.#origin}/robots.txt`);
    await this.engine.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      for (const cookie of document.cookie.split(";")) {
        // biome-ignore lint/suspicious/noDocumentCookie: WebKit has no other way
        document.cookie = `${cookie.split("=")[0]}=; Path=/; Max-Age=0`;
      }
    });
    await this.engine.takeComplaints();
    await this.engine.open(this.#origin + path);
    await this.engine.evaluate(async () => {
      // Firefox drops what is pressed on a page that it has not shown for three frames and 100 ms.
      for (let frames = 0; frames < 4 || performance.now() < 150; frames++) {
        await new Promise((done) => {
          requestAnimationFrame(done);
          setTimeout(done, 500);
        });
      }
    });
  }

  look = <Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) =>
    this.engine.evaluate(run, ...args);

  path = () => this.look(() => location.pathname + location.hash);
  heading = () => this.look(() => document.querySelector("h1")?.textContent ?? "");
  language = () => this.look(() => document.documentElement.lang.slice(0, 2));
  scrolled = () => this.look(() => Math.round(scrollY));
  scrollTo = (top: number) => this.look((to) => scrollTo({ top: to, behavior: "instant" }), top);
  back = () => this.look(() => history.back());
  forward = () => this.look(() => history.forward());

  /** Whether something that matches can be seen. */
  sees = (selector: string, text = "") =>
    this.look(
      (wanted, words) =>
        [...document.querySelectorAll(wanted)].some(
          (it) =>
            it.checkVisibility({ visibilityProperty: true }) &&
            (it.textContent ?? "").includes(words),
        ),
      selector,
      text,
    );

  count = (selector: string) =>
    this.look((wanted) => document.querySelectorAll(wanted).length, selector);

  /** How far below the window's top an element begins. */
  topOf = (selector: string) =>
    this.look(
      (wanted) => Math.round(document.querySelector(wanted)?.getBoundingClientRect().top ?? -9999),
      selector,
    );

  focused = (selector: string) =>
    this.look((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

  /** Again where the page moved before the press. */
  async press(selector: string, { text, nth }: Omit<Target, "selector"> = {}) {
    for (let tries = 0; tries < 5; tries++) {
      const { x, y } = await this.#middleOf({ selector, text, nth });
      await this.pressAt(x, y);
      if (await this.#isHit()) return;
    }
    throw new Error(`Every press missed ${selector}`);
  }

  async hover(selector: string) {
    const { x, y } = await this.#middleOf({ selector });
    await this.#point([{ type: "pointerMove", x, y, duration: 0 }]);
  }

  pressAt = (x: number, y: number) =>
    this.#point([
      { type: "pointerMove", x, y, duration: 0 },
      { type: "pointerDown", button: 0 },
      { type: "pause", duration: 20 },
      { type: "pointerUp", button: 0 },
    ]);

  key = (key: Key) => this.#keys([keys[key]]);

  async type(selector: string, text: string) {
    await this.look((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);
    await this.#keys([...text]);
  }

  #keys(values: string[]) {
    const actions = values.flatMap<KeyAction>((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    return this.engine.perform([{ type: "key", id: "keys", actions }]);
  }

  /** Whether what `#middleOf` last found has been clicked. In the document that a link has led to, nothing was looked for. */
  async #isHit(): Promise<boolean> {
    const deadline = performance.now() + 10_000;
    while (performance.now() < deadline) {
      const isHit = await this.look(() => window.isPressed ?? true).catch(() => true);
      if (isHit) return true;
      await sleep(50);
    }
    return false;
  }

  #point(actions: Extract<InputSource, { type: "pointer" }>["actions"]) {
    return this.engine.perform([
      { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions },
    ]);
  }

  /** Brought into view first, as one does; fails where something else lies on it. */
  async #middleOf({ selector, text = "", nth = 0 }: Target): Promise<{ x: number; y: number }> {
    const point = await this.look(
      (wanted, words, index) => {
        const all = [...document.querySelectorAll<HTMLElement>(wanted)].filter(
          (it) =>
            it.checkVisibility({ visibilityProperty: true }) &&
            (it.textContent ?? "").includes(words),
        );
        const element = all.at(index);
        if (!element) return undefined;
        const { top, bottom } = element.getBoundingClientRect();
        const isFixed = element.closest("header, dialog, [popover], .fixed");
        if (!isFixed && (top < 90 || bottom > innerHeight - 20)) {
          element.scrollIntoView({ block: "center", behavior: "instant" });
        }
        const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
        window.isPressed = false;
        addEventListener(
          "click",
          ({ target }) => {
            window.isPressed ||= element.contains(target as Node);
          },
          { capture: true },
        );
        const x = Math.round(box.left + box.width / 2);
        const y = Math.round(box.top + box.height / 2);
        const hit = document.elementFromPoint(x, y);
        const isFree = element.contains(hit) || hit?.contains(element);
        return { x, y, covered: isFree ? undefined : (hit?.outerHTML.slice(0, 120) ?? "nothing") };
      },
      selector,
      text,
      nth,
    );
    if (!point) throw new Error(`There is no ${selector} ${text}`);
    if (point.covered) throw new Error(`${selector} ${text} is covered by ${point.covered}`);
    return point;
  }
}
