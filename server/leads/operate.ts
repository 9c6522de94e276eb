// What operators do about leads, for the command line and the desk: plain functions that take the store and return data.

import { appendToLedger, ledgerPath } from "./erasure-ledger.ts";
import { removeMailFiles } from "./mail-files.ts";
import { plainLine } from "./plain-text.ts";
import type { LeadStore } from "./store.ts";

const longestReason = 200;

/** Ends what was not sent; returns the number of deliveries. The ledger keeps a line of it, when the lead is long gone. */
export async function discardLead(
  store: LeadStore,
  dataDir: string,
  id: string,
  reason: string,
): Promise<number> {
  const short = plainLine(reason).slice(0, longestReason);
  const deliveryIds = await store.discard(id, short);
  if (deliveryIds.length > 0) {
    const { nowMs: discardedAt } = await store.clock();
    const line = { discarded: id, deliveryIds, discardedAt, reason: short };
    await appendToLedger(ledgerPath(dataDir), [line]);
  }
  return deliveryIds.length;
}

export type ErasureResult = {
  leads: number;
  mailFiles: number;
  /** False if another program reads the store's log, which the server then clears later. */
  isScrubbed: boolean;
};

/** Removes one lead, or all of a person, from the store and from mail files. */
export async function eraseLeads(
  store: LeadStore,
  dataDir: string,
  which: { id: string } | { email: string },
): Promise<ErasureResult> {
  const erased = "id" in which ? await store.eraseLead(which.id) : await store.erase(which.email);
  const mailFiles = await removeMailFiles(dataDir, async () => erased);
  await store.completeLedger();
  const isScrubbed = await store.scrub();
  return { leads: erased.length, mailFiles, isScrubbed };
}
