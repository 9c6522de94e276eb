// The score that Mozilla's HTTP Observatory would give, by the rules and points of mdn/mdn-http-observatory (src/grader):
// penalties are taken from 100, and bonuses added while at least 90 are left. What depends on where the site runs (TLS,
// the redirect from http, the preload list) is left out.

type Headers = Record<string, string>;

const bonusFrom = 90;
const sixMonthsSeconds = 15_768_000;

export function observatoryScore(headers: Headers, html: string): number {
  const modifiers = [
    contentPolicy(directives(headers)),
    framing(headers),
    referrerPolicy(headers["referrer-policy"]),
    resourcePolicy(headers["cross-origin-resource-policy"]),
    transportSecurity(headers["strict-transport-security"]),
    headers["x-content-type-options"] === "nosniff" ? 0 : -5,
    headers["access-control-allow-origin"] ? -50 : 0,
    headers["set-cookie"] ? -20 : 0,
    /<script[^>]*\bsrc="(https?:)?\/\//.test(html) ? -5 : 0,
  ];
  const penalties = modifiers.filter((modifier) => modifier < 0);
  const bonuses = modifiers.filter((modifier) => modifier > 0);
  const score = 100 + sum(penalties);
  return score >= bonusFrom ? score + sum(bonuses) : score;
}

function contentPolicy(policy: Map<string, string[]>): number {
  const sources = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
  const isBroad = (source: string) => /^(ftp:|https?:|\*|https?:\/\/\*(\.\*)?)$/.test(source);
  const isInline = (source: string) => source === "'unsafe-inline'" || source === "data:";
  const scripts = sources("script-src");
  const styles = sources("style-src");
  if (policy.size === 0) return -25;
  if (scripts.some(isInline) || [...scripts, ...sources("object-src")].some(isBroad)) return -20;
  if ([...policy.values()].flat().some((source) => source.startsWith("http:"))) return -20;
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (styles.some((source) => isInline(source) || isBroad(source))) return 0;
  return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function framing(headers: Headers): number {
  if (directives(headers).get("frame-ancestors")?.join() === "'none'") return 5;
  return /^(deny|sameorigin)$/i.test(headers["x-frame-options"] ?? "") ? 0 : -20;
}

function referrerPolicy(value = ""): number {
  if (!value) return 0;
  const isPrivate = /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(value);
  return isPrivate ? 5 : -5;
}

function resourcePolicy(value = ""): number {
  return ["same-origin", "same-site"].includes(value) ? 10 : 0;
}

function transportSecurity(value = ""): number {
  const seconds = Number(value.match(/max-age=(\d+)/)?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return -20;
  return seconds < sixMonthsSeconds ? -10 : 0;
}

function directives(headers: Headers): Map<string, string[]> {
  const parts = (headers["content-security-policy"] ?? "").split(";").map((part) => part.trim());
  return new Map(
    parts.filter(Boolean).map((part) => {
      const [name = "", ...sources] = part.split(/\s+/);
      return [name, sources];
    }),
  );
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
