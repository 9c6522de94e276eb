// Drives WebKitGTK through its own WebDriver, in a window on a screen that nobody sees.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { freePort } from "#server/testing/free-port.ts";
import type { Engine } from "./engine.ts";
import { end, lineOf } from "./process.ts";

const view = fileURLToPath(new URL("webkit-view.py", import.meta.url));

export async function startWebkit(driverCommand: string): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), "amparia-webkit-"));
  const consoleFile = join(folder, "console");
  writeFileSync(consoleFile, "");
  const { screen, display } = await startScreen();
  const port = await freePort();
  const driver = spawn(driverCommand, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: display, CONSOLE_FILE: consoleFile, LANGUAGE_TAG: "es-AR" },
  });
  const base = `http://127.0.0.1:${port}`;
  await answers(base, driver);

  async function call<Result>(method: string, path: string, body?: object): Promise<Result> {
    const response = await fetch(base + path, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as {
      value: Result & { error?: string; message?: string };
    };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }

  const { sessionId } = await call<{ sessionId: string }>("POST", "/session", {
    capabilities: {
      alwaysMatch: { "webkitgtk:browserOptions": { binary: view, args: [] } },
    },
  });
  const session = `/session/${sessionId}`;

  return {
    name: "WebKit",
    open: (url) => call("POST", `${session}/url`, { url }),
    async evaluate(run, ...args) {
      const text = await call<string | null>("POST", `${session}/execute/async`, {
        script: `const done = arguments[1]; Promise.resolve().then(() => (${run})(...JSON.parse(arguments[0]))).then((it) => done(JSON.stringify(it) ?? null), (error) => done("!" + error));`,
        args: [JSON.stringify(args)],
      });
      if (text?.startsWith("!")) throw new Error(text.slice(1));
      return text === null ? undefined : JSON.parse(text);
    },
    perform: (actions) => call("POST", `${session}/actions`, { actions }),
    resize: (width, height) =>
      call("POST", `${session}/window/rect`, { x: 0, y: 0, width, height }),
    async takeComplaints() {
      const lines = readFileSync(consoleFile, "utf8").split("\n");
      writeFileSync(consoleFile, "");
      return lines.filter((line) => /^CONSOLE .*\b(ERROR|WARN)/.test(line));
    },
    async close() {
      await call("DELETE", session).catch(() => {});
      await end(driver);
      await end(screen);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startScreen() {
  const screen = spawn("Xvfb", ["-displayfd", "3", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = await lineOf(screen.stdio[3] as Readable, /^\d+$/);
  return { screen, display: `:${number}` };
}

async function answers(base: string, driver: ChildProcess) {
  while (driver.exitCode === null) {
    const isReady = await fetch(`${base}/status`).then(
      () => true,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("WebKitWebDriver ended.");
}
