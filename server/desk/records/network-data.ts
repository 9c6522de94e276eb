// What is published of a list of places.
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { currentOverlay, type Overlay } from "#content/edition.ts";
import type { CountryCode } from "#core/countries.ts";
import { networkFile, regionsIn } from "#core/network.ts";
import { readNetworkList } from "./read-network.ts";

interface List {
  bytes: Uint8Array<ArrayBuffer>;
  country: CountryCode;
  today: string;
}
export type NetworkJob = List & { overlay: Overlay };
export type ReadNetwork = ReturnType<typeof networkOf>;

/** The named country's data come first, also if the list has no place there. */
export function networkOf({ bytes, country, today }: List) {
  const { rows, problems } = readNetworkList(bytes, country, today);
  const countries = [...new Set([country, ...rows.map((row) => row.country)])];
  const files = countries.map((code) => {
    const own = rows.filter((row) => row.country === code);
    const data = networkFile(code, own);
    const written = new TextEncoder().encode(JSON.stringify(data));
    const regions = Object.keys(regionsIn(data)).length;
    return { country: code, rows: own.length, day: data.day, bytes: written, regions };
  });
  return { files, problems };
}

/** Some thousand lines take no longer than a page of the desk. */
const readAtOnce = 200_000;

let last: Promise<unknown> = Promise.resolve();

/** A long list in a thread of its own, so that visitors are answered meanwhile, and one after the other. */
export function readNetwork(list: List): ReadNetwork | Promise<ReadNetwork> {
  if (list.bytes.length <= readAtOnce) return networkOf(list);
  const read = last.then(() => inThread({ ...list, overlay: currentOverlay() }));
  last = read.catch(() => {});
  return read;
}

async function inThread(workerData: NetworkJob): Promise<ReadNetwork> {
  const thread = new Worker(new URL("./network-thread.ts", import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  try {
    const [read] = await once(thread, "message");
    return read;
  } finally {
    await thread.terminate();
  }
}
