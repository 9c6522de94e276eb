import { origin } from "./site.ts";

const kept = new Map<string, Promise<string>>();

/** A page's html as it is served. Each test file requests a page once. */
export function servedHtml({ path, cookie = "" }: { path: string; cookie?: string }) {
  const key = `${path} ${cookie}`;
  const known = kept.get(key) ?? request(path, cookie);
  kept.set(key, known);
  return known;
}

async function request(path: string, cookie: string): Promise<string> {
  const response = await fetch(origin + path, { headers: { Cookie: cookie } });
  if (response.status !== 200) throw new Error(`${path} answered ${response.status}`);
  return response.text();
}
