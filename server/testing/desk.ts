// A browser at the desk, without a screen: it keeps cookies and sends forms as browsers do.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

type Options = { headers?: Record<string, string> };

export function deskBrowser(origin: string, { headers = {} }: Options = {}) {
  const jar = new Map<string, string>();

  async function ask(path: string, init: RequestInit = {}) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(new URL(path, origin), {
      redirect: "manual",
      ...init,
      headers: { "sec-fetch-site": "same-origin", cookie, ...headers, ...init.headers },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    const { status } = response;
    const to = response.headers.get("location") ?? "";
    return { status, to, headers: response.headers, text: await response.text() };
  }

  const get = (path: string, own: Record<string, string> = {}) => ask(path, { headers: own });

  /** The token of the page's forms is sent unless the form has its own. */
  async function send(path: string, form: Record<string, string>, init: RequestInit = {}) {
    const token = tokenIn((await get("/sign-in")).text);
    const body = new URLSearchParams({ token, ...form });
    return ask(path, { method: "POST", body, ...init });
  }

  async function enter(link: string) {
    const { searchParams } = new URL(link);
    return send("/enter", {
      link: searchParams.get("link") ?? "",
      to: searchParams.get("to") ?? "",
    });
  }

  return { jar, get, send, enter };
}

/** Mail files to an address, oldest first. */
export function mailsTo(dataDir: string, email: string, begins = ""): string[] {
  const folder = join(dataDir, "mail");
  const names = (existsSync(folder) ? readdirSync(folder) : []).sort();
  return names
    .filter((name) => name.startsWith(begins) && name.endsWith(".eml"))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .filter((text) => text.includes(`\nTo: ${email}`));
}

/** The newest link in the mail files. */
export function mailedLink(dataDir: string, email: string): string | undefined {
  const mail = mailsTo(dataDir, email, "desk-").at(-1);
  return mail
    ?.replaceAll("=\r\n", "")
    .replaceAll("=3D", "=")
    .match(/https?:\S+/)?.[0];
}

export function tokenIn(html: string): string {
  return /name="token" value="([^"]+)"/.exec(html)?.[1] ?? "";
}
