import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "@playwright/test";
import { origin } from "../../site.ts";

/** A browser with one window: what the journeys need of it. */
export interface Engine {
  open(url: string): Promise<unknown>;
  /** Runs a function in the page; arguments and result travel as JSON. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  pointTo(x: number, y: number): Promise<unknown>;
  clickAt(x: number, y: number): Promise<unknown>;
  /** Characters, or Playwright's names of keys without one. */
  pressKeys(keys: string[]): Promise<unknown>;
  resize(width: number, height: number): Promise<unknown>;
  /** Errors and warnings on the console since they were last taken. */
  takeComplaints(): Promise<string[]>;
  close(): Promise<unknown>;
}

declare global {
  interface Window {
    isPressed?: boolean;
  }
}

const sizes = { wide: [1280, 900], phone: [390, 844] } as const;

/** For a busy machine. */
const soon = { timeout: 40_000, intervals: [50] };

/** A person at the engine's window: looks for things, presses them with the pointer and types. */
export class Visitor {
  readonly engine: Engine;

  constructor(engine: Engine) {
    this.engine = engine;
  }

  /** Opens a page with nothing remembered of earlier visits. */
  async arrive(path: string, size: keyof typeof sizes = "wide") {
    const { engine } = this;
    // Off every link: Firefox drops what a link under the pointer is fetching.
    await engine.pointTo(1, 1);
    const [width, height] = sizes[size];
    await engine.resize(width, height);
    await engine.open(`${origin}/robots.txt`);
    await engine.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      for (const cookie of document.cookie.split(";")) {
        // biome-ignore lint/suspicious/noDocumentCookie: WebKit has no other way
        document.cookie = `${cookie.split("=")[0]}=; Path=/; Max-Age=0`;
      }
    });
    await engine.takeComplaints();
    await engine.open(origin + path);
    await engine.evaluate(async () => {
      // Firefox drops what is pressed on a page that it has not shown for three frames and 100 ms.
      for (let frames = 0; frames < 4 || performance.now() < 150; frames++) {
        await new Promise((done) => {
          requestAnimationFrame(done);
          setTimeout(done, 500);
        });
      }
    });
  }

  async open(path: string, size?: keyof typeof sizes) {
    await this.arrive(path, size);
    await this.soon(this.isHydrated).toBe(true);
  }

  /** A page that is being left refuses to answer, or never does; the next one is asked. */
  soon = <T>(value: () => Promise<T>) =>
    expect.poll(
      () =>
        Promise.race([
          value().catch((error) => {
            if (!/before the unload event/.test(String(error))) throw error;
          }),
          sleep(10_000),
        ]),
      soon,
    );

  look = <Args extends unknown[], Result>(run: (...args: Args) => Result, ...args: Args) =>
    this.engine.evaluate(run, ...args);

  // A document that has only begun has no element.
  isHydrated = () => this.look(() => document.querySelector("html[data-ready]") !== null);
  path = () => this.look(() => location.pathname + location.hash);
  language = () => this.look(() => document.querySelector("html")?.lang.slice(0, 2));
  scrolled = () => this.look(() => Math.round(scrollY));
  scrollTo = (top: number) => this.look((to) => scrollTo({ top: to, behavior: "instant" }), top);
  back = () => this.look(() => history.back());
  forward = () => this.look(() => history.forward());
  count = (selector: string) =>
    this.look((wanted) => document.querySelectorAll(wanted).length, selector);
  isFocused = (selector: string) =>
    this.look((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  sees = (selector: string) =>
    this.look(
      (wanted) =>
        [...document.querySelectorAll(wanted)].some((it) =>
          it.checkVisibility({ visibilityProperty: true }),
        ),
      selector,
    );

  /** How far below the window's top an element begins, once the page has not scrolled for some frames. */
  restingTop = (id: string) =>
    this.look(async (wanted) => {
      for (let still = 0, last = -1; still < 10; last = scrollY) {
        await new Promise((done) => {
          requestAnimationFrame(done);
          setTimeout(done, 100);
        });
        still = scrollY === last ? still + 1 : 0;
      }
      return document.getElementById(wanted)?.getBoundingClientRect().top ?? -9999;
    }, id);

  async press(selector: string, nth = 0) {
    await expect(async () => {
      const point = await this.#middleOf(selector, nth);
      if (typeof point === "string") throw new Error(`${selector} ${point}`);
      await this.engine.clickAt(point.x, point.y);
      // In the document that a link has led to, nothing was aimed at; the one that it left may never answer.
      const isHit = () =>
        Promise.race([
          this.look(() => window.isPressed ?? true).catch(() => true),
          sleep(8_000, true),
        ]);
      await expect.poll(isHit, { timeout: 10_000 }).toBe(true);
    }).toPass(soon);
  }

  async hover(selector: string) {
    const point = await this.#middleOf(selector, 0);
    if (typeof point !== "string") await this.engine.pointTo(point.x, point.y);
  }

  key = (key: string) => this.engine.pressKeys([key]);

  async type(selector: string, text: string) {
    await this.look((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);
    await this.engine.pressKeys([...text]);
  }

  /** Brought into view first, as one does; or why it cannot be pressed. */
  #middleOf = (selector: string, nth: number) =>
    this.look(
      (wanted, index) => {
        const element = [...document.querySelectorAll<HTMLElement>(wanted)]
          .filter((it) => it.checkVisibility({ visibilityProperty: true }))
          .at(index);
        if (!element) return "is not there";
        const { top, bottom } = element.getBoundingClientRect();
        const isFixed = element.closest("header, dialog, [popover], .fixed");
        if (!isFixed && (top < 90 || bottom > innerHeight - 20)) {
          element.scrollIntoView({ block: "center", behavior: "instant" });
        }
        const box = element.getClientRects()[0] ?? element.getBoundingClientRect();
        const x = Math.round(box.left + box.width / 2);
        const y = Math.round(box.top + box.height / 2);
        const hit = document.elementFromPoint(x, y);
        if (!element.contains(hit) && !hit?.contains(element)) {
          return `is covered by ${hit?.outerHTML.slice(0, 120)}`;
        }
        window.isPressed = false;
        const notice = ({ target }: Event) => {
          window.isPressed ||= element.contains(target as Node);
        };
        addEventListener("click", notice, { capture: true });
        return { x, y };
      },
      selector,
      nth,
    );
}
