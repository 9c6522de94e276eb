// Drives a Firefox as distributions ship it, by WebDriver BiDi over one socket.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Engine, InputSource } from "./engine.ts";
import { end, lineOf } from "./process.ts";

const preferences = {
  // It asks for the icon of robots.txt, whose content policy forbids pictures, and may complain a test later.
  "browser.chrome.site_icons": false,
  "intl.accept_languages": "es-AR, es",
  "datareporting.policy.dataSubmissionEnabled": false,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.page": 0,
};

interface LogEntry {
  level: string;
  text: string;
}

interface RemoteValue {
  type: "success" | "exception";
  result?: { value?: string };
  exceptionDetails?: { text: string };
}

export async function startFirefox(executable: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), "amparia-firefox-"));
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const browser = spawn(
    executable,
    ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const [, address] = await lineOf(browser.stderr, /WebDriver BiDi listening on (ws:\S+)/);
  browser.stderr.resume();
  const { call, onEvent } = await connect(`${address}/session`);
  await call("session.new", { capabilities: {} });
  await call("session.subscribe", { events: ["log.entryAdded"] });
  const { context } = await call<{ context: string }>("browsingContext.create", { type: "tab" });

  const complaints: string[] = [];
  onEvent("log.entryAdded", (entry) => {
    const { level, text } = entry as LogEntry;
    if (level === "error" || level === "warn") complaints.push(`${level}: ${text}`);
  });
  // A window that is not in front has no focus, and gets none.
  const toFront = () => call("browsingContext.activate", { context });
  await toFront();

  return {
    name: "Firefox",
    async open(url) {
      await call("browsingContext.navigate", { context, url, wait: "complete" });
      await toFront();
    },
    async evaluate(run, ...args) {
      const answer = await call<RemoteValue>("script.callFunction", {
        functionDeclaration: `async (args) => JSON.stringify(await (${run})(...JSON.parse(args)))`,
        arguments: [{ type: "string", value: JSON.stringify(args) }],
        target: { context },
        awaitPromise: true,
      });
      if (answer.type === "exception") throw new Error(answer.exceptionDetails?.text);
      return answer.result?.value && JSON.parse(answer.result.value);
    },
    perform: (actions: InputSource[]) => call("input.performActions", { context, actions }),
    resize: (width, height) =>
      call("browsingContext.setViewport", { context, viewport: { width, height } }),
    takeComplaints: async () => complaints.splice(0),
    async close() {
      await end(browser);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve, { once: true });
    socket.addEventListener("error", reject, { once: true });
  });
  let lastId = 0;
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  const listeners = new Map<string, (params: unknown) => void>();
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === "event") return listeners.get(message.method)?.(message.params);
    const { resolve, reject } = waiting.get(message.id) ?? Promise.withResolvers();
    waiting.delete(message.id);
    if (message.type === "error") reject(new Error(`${message.error}: ${message.message}`));
    else resolve(message.result);
  });

  function call<Result = void>(method: string, params: object): Promise<Result> {
    lastId += 1;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(lastId, answer);
    socket.send(JSON.stringify({ id: lastId, method, params }));
    return answer.promise as Promise<Result>;
  }

  return {
    call,
    onEvent: (method: string, listener: (params: unknown) => void) =>
      listeners.set(method, listener),
  };
}
