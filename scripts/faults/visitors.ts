import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { toPayload } from "#core/contact-payload.ts";
import { allOf, leadsMatching } from "#server/leads/matching.ts";
import type { LeadStore } from "#server/leads/store.ts";
import { postLead } from "#server/testing/server.ts";
import { until } from "./until.ts";

type Visitor = { key: string; email: string; ids: Set<string> };

/** The responses visitors got, compared with the store. */
export type Tally = { accepted: number; found: number; duplicates: number };

/** Visitors who fill in the form, and send again with the same key when they got no response. */
export function createVisitors(contactType: "client" | "provider" = "client") {
  const visitors: Visitor[] = [];
  const unanswered: Visitor[] = [];

  function arrive(): Visitor {
    const key = randomUUID();
    const visitor = { key, email: `v${key}@correo.example`, ids: new Set<string>() };
    visitors.push(visitor);
    return visitor;
  }

  /** Returns the status, or undefined if there was no response. */
  async function send(url: string, options: { visitor?: Visitor; from?: string } = {}) {
    const { visitor = unanswered.pop() ?? arrive(), from } = options;
    const form = {
      name: "Ana Núñez",
      email: visitor.email,
      phone: "+54 11 5555 0101",
      message: `Quisiera ofrecer asistencias. ${visitor.key}`,
      contactType,
    };
    try {
      const response = await postLead(url, toPayload(form, {}, new Date()), visitor.key, from);
      const body = (await response.json()) as { id?: string };
      if (response.status === 202 && body.id) visitor.ids.add(body.id);
      else unanswered.push(visitor);
      return response.status;
    } catch {
      unanswered.push(visitor);
      return undefined;
    }
  }

  function acceptedCount(): number {
    return visitors.filter((visitor) => visitor.ids.size > 0).length;
  }

  return {
    send,
    emails: () => visitors.map(({ email }) => email),
    /** Keeps `lanes` requests open until the signal, sent to the servers in turn. */
    async crowd(urls: string[], until: AbortSignal, lanes = 8): Promise<void> {
      const lane = async (number: number) => {
        for (let n = number; !until.aborted; n++) {
          const answered = await send(urls[n % urls.length] ?? "");
          if (answered !== 202) await sleep(20);
        }
      };
      await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)));
    },
    async sendAll(urls: string[], count: number, lanes = 16): Promise<void> {
      let left = count;
      const lane = async (number: number) => {
        for (let n = number; left-- > 0; n++)
          await send(urls[n % urls.length] ?? "", { visitor: arrive() });
      };
      await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)));
    },
    /** Every visitor who was not accepted sends again until accepted. */
    async resend(urls: string[]): Promise<void> {
      let n = 0;
      await until("everyone accepted", async () => {
        while (unanswered.length > 0) {
          if ((await send(urls[n++ % urls.length] ?? "")) !== 202) return false;
        }
        return true;
      });
    },
    /** Resolves when that many more were accepted, independent of the machine's speed: only each has its time. */
    async untilAccepted(more: number): Promise<void> {
      for (const goal = acceptedCount() + more; acceptedCount() < goal; ) {
        const before = acceptedCount();
        const left = Math.ceil(goal - before);
        await until(`the next of ${left} more leads accepted`, () => acceptedCount() > before);
      }
    },
    /** A lead is found if its id is stored; a person with two leads, or one key with two ids, is a duplicate. */
    async tally(store: LeadStore): Promise<Tally> {
      const leads = await allOf(leadsMatching(store));
      const stored = new Set(leads.map((lead) => lead.id));
      const emails = new Set(leads.map((lead) => lead.email));
      const accepted = visitors.filter((visitor) => visitor.ids.size > 0);
      const twoIds = accepted.filter((visitor) => visitor.ids.size > 1).length;
      return {
        accepted: accepted.length,
        found: accepted.filter((visitor) => [...visitor.ids].every((id) => stored.has(id))).length,
        duplicates: leads.length - emails.size + twoIds,
      };
    },
  };
}
