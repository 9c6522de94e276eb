// What a list of the visitor's customers has found goes with the programme that the page shows; where it shows none, with the
// draft that the next one continues.
import { readStored, writeStored } from "#app/browser/storage.ts";
import type { CountryCode } from "#core/countries.ts";
import { type NetworkSummary, readSummary } from "#core/network-summary.ts";
import type { Programmes } from "#core/programme.ts";
import { decodeFragment } from "#core/programme-start.ts";

const eventName = "networkfound";

export async function keepNetwork(country: CountryCode, network: NetworkSummary) {
  const event = new CustomEvent(eventName, { detail: network, cancelable: true });
  // Prevented: a programme has it.
  if (!dispatchEvent(event)) return;
  const { readProgrammes, writeProgrammes } = await import("#core/programme.ts");
  const draft = readProgrammes(readStored("session", "programDraft") ?? "", country);
  const programmes = draft.programmes.map((it) =>
    it.country === country ? { ...it, network } : it,
  );
  writeStored("session", "programDraft", writeProgrammes(programmes, draft.active));
}

/** `take` says whether the programme on the page is of the list's country. */
export function onNetworkFound(take: (network: NetworkSummary) => boolean): () => void {
  const listener = (event: Event) => {
    if (take((event as CustomEvent<NetworkSummary>).detail)) event.preventDefault();
  };
  addEventListener(eventName, listener);
  return () => removeEventListener(eventName, listener);
}

/** Of the first programme in the address. */
export function linkedNetwork(country: CountryCode): NetworkSummary | undefined {
  const [programme = ""] = decodeFragment(location.hash).split("~");
  const [, written] = /&network=([^&]+)/.exec(programme) ?? [];
  return written && programme.includes(`country=${country}&`) ? readSummary(written) : undefined;
}

/** Programmes that another page's link has just started, with what the draft knows. */
export function withNetworkOf(draft: Programmes | undefined, started: Programmes): Programmes {
  const known = draft?.programmes[draft.active];
  if (!known?.network) return started;
  const { country, network } = known;
  const programmes = started.programmes.map((it) =>
    it.country === country ? { network, ...it } : it,
  );
  return { ...started, programmes };
}
