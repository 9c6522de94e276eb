import { isForReal, provisionalFacts } from "#content/checks.ts";

/** What a site that strangers will read still has to settle: the list of the desk's page "Before you open". */
export function beforeOpening(origin: string): string[] {
  const found = isForReal(origin) ? provisionalFacts() : [];
  if (found.length === 0) return [];
  return [
    `Before ${origin} opens, these must be replaced, because they are invented, samples, or old:`,
    ...found.map(([place, text]) => `  ${place}: ${text}`),
  ];
}
