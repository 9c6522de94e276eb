// Drives Firefox and WebKitGTK as distributions ship them, which Playwright cannot: Firefox by WebDriver BiDi, WebKitGTK by WebDriver.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { freePort } from "#server/testing/free-port.ts";
import type { Engine } from "./visitor.ts";

/** The code points that WebDriver gives to keys without a character. */
const keyCodes: Record<string, string> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
};

/** Both protocols take the W3C's list of actions. */
function inputs(
  perform: (actions: object[]) => Promise<unknown>,
): Pick<Engine, "pointTo" | "clickAt" | "pressKeys"> {
  const point = (x: number, y: number, ...actions: object[]) =>
    perform([
      {
        type: "pointer",
        id: "mouse",
        actions: [{ type: "pointerMove", x, y, duration: 0 }, ...actions],
      },
    ]);
  return {
    pointTo: (x, y) => point(x, y),
    clickAt: (x, y) =>
      point(
        x,
        y,
        { type: "pointerDown", button: 0 },
        { type: "pause", duration: 20 },
        { type: "pointerUp", button: 0 },
      ),
    pressKeys(keys) {
      const actions = keys.flatMap((key) =>
        ["keyDown", "keyUp"].map((type) => ({ type, value: keyCodes[key] ?? key })),
      );
      return perform([{ type: "key", id: "keys", actions }]);
    },
  };
}

const firefoxPreferences = {
  // It asks for the icon of robots.txt, whose content policy forbids pictures, and may complain a test later.
  "browser.chrome.site_icons": false,
  "intl.accept_languages": "es-AR, es",
  "datareporting.policy.dataSubmissionEnabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.page": 0,
};

export async function startFirefox(executable: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "amparia-firefox-"));
  const lines = Object.entries(firefoxPreferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const args = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"];
  const browser = spawn(executable, args, { stdio: ["ignore", "ignore", "pipe"] });
  const [, address] = await lineOf(browser.stderr, /WebDriver BiDi listening on (ws:\S+)/);
  browser.stderr.resume();

  const socket = new WebSocket(`${address}/session`);
  await once(socket, "open");
  const calls: PromiseWithResolvers<unknown>[] = [];
  const complaints: string[] = [];
  socket.addEventListener("message", ({ data }) => {
    const { type, id, result, params, error, message } = JSON.parse(data);
    if (type === "success") calls[id]?.resolve(result);
    else if (type === "error") calls[id]?.reject(new Error(`${error}: ${message}`));
    else if (["error", "warn"].includes(params.level)) complaints.push(params.text);
  });
  async function call<Result>(method: string, params: object): Promise<Result> {
    const answer = Promise.withResolvers<unknown>();
    const id = calls.push(answer) - 1;
    socket.send(JSON.stringify({ id, method, params }));
    return (await answer.promise) as Result;
  }

  await call("session.new", { capabilities: {} });
  await call("session.subscribe", { events: ["log.entryAdded"] });
  const { context } = await call<{ context: string }>("browsingContext.create", { type: "tab" });
  // Firefox gives a window that is not in front no focus.
  const toFront = () => call("browsingContext.activate", { context });
  return {
    ...inputs((actions) => call("input.performActions", { context, actions })),
    async open(url) {
      await call("browsingContext.navigate", { context, url, wait: "complete" });
      await toFront();
    },
    async evaluate(run, ...args) {
      const { result, exceptionDetails } = await call<{
        result?: { value?: string };
        exceptionDetails?: { text: string };
      }>("script.callFunction", {
        functionDeclaration: `async (args) => JSON.stringify(await (${run})(...JSON.parse(args)))`,
        arguments: [{ type: "string", value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result?.value && JSON.parse(result.value);
    },
    resize: (width, height) =>
      call("browsingContext.setViewport", { context, viewport: { width, height } }),
    takeComplaints: async () => complaints.splice(0),
    async close() {
      await end(browser);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** In a window on a screen that nobody sees. */
export async function startWebkit(driverCommand: string): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), "amparia-webkit-"));
  const consoleFile = join(folder, "console");
  writeFileSync(consoleFile, "");
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [display] = await lineOf(screen.stdio[3] as Readable, /^\d+$/);
  const port = await freePort();
  const variables = { DISPLAY: `:${display}`, CONSOLE_FILE: consoleFile, LANGUAGE_TAG: "es-AR" };
  const driver = spawn(driverCommand, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, ...variables },
  });

  let session = "/session";
  async function call<Result>(method: string, path: string, body?: object): Promise<Result> {
    const url = `http://127.0.0.1:${port}${session}${path}`;
    const response = await fetch(url, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as {
      value: Result & { error?: string; message?: string };
    };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  const binary = fileURLToPath(new URL("webkit-view.py", import.meta.url));
  const options = { "webkitgtk:browserOptions": { binary, args: [] } };
  await listening(driver, port);
  const { sessionId } = await call<{ sessionId: string }>("POST", "", {
    capabilities: { alwaysMatch: options },
  });
  session = `/session/${sessionId}`;
  return {
    ...inputs((actions) => call("POST", "/actions", { actions })),
    open: (url) => call("POST", "/url", { url }),
    async evaluate(run, ...args) {
      const text = await call<string | null>("POST", "/execute/async", {
        script: `const done = arguments[1]; Promise.resolve().then(() => (${run})(...JSON.parse(arguments[0]))).then((it) => done(JSON.stringify(it) ?? null), (error) => done("!" + error));`,
        args: [JSON.stringify(args)],
      });
      if (text?.startsWith("!")) throw new Error(text.slice(1));
      return text === null ? undefined : JSON.parse(text);
    },
    resize: (width, height) => call("POST", "/window/rect", { x: 0, y: 0, width, height }),
    async takeComplaints() {
      const lines = readFileSync(consoleFile, "utf8").split("\n");
      writeFileSync(consoleFile, "");
      return lines.filter((line) => /^CONSOLE .*\b(ERROR|WARN)/.test(line));
    },
    async close() {
      await call("DELETE", "").catch(() => {});
      await end(driver);
      await end(screen);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The first line that matches; fails when the stream ends without one. */
async function lineOf(stream: Readable, pattern: RegExp): Promise<RegExpMatchArray> {
  for await (const line of createInterface(stream)) {
    const match = line.match(pattern);
    if (match) return match;
  }
  throw new Error(`No line like ${pattern} came.`);
}

async function listening(driver: ChildProcess, port: number) {
  while (driver.exitCode === null) {
    const answer = fetch(`http://127.0.0.1:${port}/status`);
    if (await answer.then(Boolean, () => false)) return;
  }
  throw new Error("WebKitWebDriver ended.");
}

async function end(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill();
  await ended;
}
