// Suggests the usual spelling of a mistyped mail domain; never corrects or refuses an address.

const commonDomains = [
  "gmail.com",
  "hotmail.com",
  "outlook.com",
  "yahoo.com",
  "icloud.com",
  "live.com",
  "hotmail.es",
  "outlook.es",
  "yahoo.es",
  "telefonica.net",
  "movistar.es",
  "hotmail.com.ar",
  "outlook.com.ar",
  "yahoo.com.ar",
  "live.com.ar",
  "fibertel.com.ar",
  "speedy.com.ar",
  "arnet.com.ar",
  "hotmail.com.br",
  "outlook.com.br",
  "yahoo.com.br",
  "uol.com.br",
  "bol.com.br",
  "terra.com.br",
  "globo.com",
  "protonmail.com",
  "proton.me",
  "comcast.net",
  "verizon.net",
  "sbcglobal.net",
  "aol.com",
  "msn.com",
];

/** Real domains that look like a mistyped common one. */
const genuine = new Set(["mail.com", "email.com", "ymail.com", "hotmail.co", "yahoo.com.au"]);

/** Shorter names are one letter away from too many real ones. */
const shortestFuzzyName = 5;

export function suggestEmail(typed: string): string | undefined {
  const [user, domain, ...rest] = typed.trim().toLowerCase().split("@");
  if (!user || !domain || rest.length > 0 || domain.length < 5) return undefined;
  if (commonDomains.includes(domain) || genuine.has(domain)) return undefined;
  const close = commonDomains.find((candidate) => isSlip(domain, candidate));
  return close && `${typed.trim().split("@")[0]}@${close}`;
}

/** One error in the name and one in the ending, or one anywhere (a missing dot). */
function isSlip(domain: string, candidate: string): boolean {
  const [name, ending] = parts(domain);
  const [rightName, rightEnding] = parts(candidate);
  if (rightName.length < shortestFuzzyName && name !== rightName) return false;
  if (distance(domain, candidate) <= 1) return true;
  return distance(name, rightName) <= 1 && distance(ending, rightEnding) <= 1;
}

function parts(domain: string): [name: string, ending: string] {
  const dot = domain.indexOf(".");
  return dot < 0 ? [domain, ""] : [domain.slice(0, dot), domain.slice(dot + 1)];
}

/** Letters added, omitted, changed, or swapped with their neighbor. */
export function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      rows[i]?.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, changed, swapped));
    }
  }
  return at(a.length, b.length);
}
