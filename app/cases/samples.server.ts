// The sample cases: every case number and time on the product screens. Names are in content/records/countries. All are invented; prices are the estimate's. The
// six cases are one afternoon of one operation, seen at `seenAt`.
import { countryRecord } from "#content/records.ts";
import { defaultOf } from "#core/assumptions.ts";
import type { CountryCode } from "#core/countries.ts";
import type { FamilyId } from "#core/pages.ts";
import { startingProgramme } from "#core/programme.ts";
import type { ServiceId } from "#core/services.ts";
import type { CaseMoment } from "./case.ts";

type Clock = `${number}:${number}`;

interface SampleCase {
  number: number;
  times: Record<CaseMoment, Clock>;
  /** The time shown on the coordination step's screens; only for cases without an appointment. */
  waitSeenAt?: Clock;
}

/** The time shown by the hero and the console. */
export const seenAt: Clock = "18:30";

function timesOf(
  received: Clock,
  covered: Clock,
  assigned: Clock,
  ready: Clock,
  begins: Clock,
  resolved: Clock,
  paid: Clock,
): SampleCase["times"] {
  return { received, covered, assigned, ready, begins, resolved, paid };
}

/** As the API names a customer's plan. */
export const planNames: Record<FamilyId, string> = {
  hogar: "home",
  vial: "roadside",
  salud: "health",
  mascotas: "pets",
  dispositivos: "devices",
};

export const sampleCases: Record<FamilyId, SampleCase> = {
  hogar: {
    number: 48_210,
    times: timesOf("17:28", "17:29", "17:34", "17:41", "18:05", "18:46", "18:47"),
    waitSeenAt: "17:41",
  },
  vial: {
    number: 48_213,
    times: timesOf("18:02", "18:03", "18:07", "18:09", "18:42", "19:25", "19:26"),
    waitSeenAt: seenAt,
  },
  salud: {
    number: 48_216,
    times: timesOf("18:08", "18:09", "18:13", "18:14", "18:22", "18:38", "18:39"),
    waitSeenAt: "18:14",
  },
  mascotas: {
    number: 48_201,
    times: timesOf("17:12", "17:13", "17:19", "17:21", "19:15", "19:48", "19:49"),
  },
  dispositivos: {
    number: 48_196,
    times: timesOf("17:05", "17:06", "17:10", "17:11", "18:15", "18:52", "18:53"),
  },
};

/** The flat tire shown in the chat, the app, the contact center and the website. */
export const tireCase = {
  number: 48_219,
  times: { chat: "18:12", app: "18:14", call: "18:19", web: "18:27" },
} as const;

/** The hero's locksmith, who has just finished. */
export const lockCase = { solved: "18:06" } as const;

/** The tow truck's number. */
export const towUnit = 27;

/** Every sample case's rating, out of `best`. */
export const rating = { given: 5, best: 5 };

/** Water damage is a separate claim that the leak's case led to. */
export const claimNumber = 7_731;

/** Providers are paid once a week. Sunday is 0. */
export const payday = 5;

/** The cases that are open at `seenAt`. */
export const openCases: Record<FamilyId, number> = {
  hogar: 6,
  vial: 5,
  salud: 3,
  mascotas: 2,
  dispositivos: 2,
};

/** Of a country's cases on the console, and its plumber's own rating. */
export const indicators: Record<CountryCode, { onTime: number; satisfaction: number }> = {
  ar: { onTime: 0.96, satisfaction: 4.8 },
  es: { onTime: 0.94, satisfaction: 4.7 },
  br: { onTime: 0.93, satisfaction: 4.9 },
  us: { onTime: 0.95, satisfaction: 4.6 },
};

/** The months start in January; the families stand in the stacking order of the chart's bars. */
export const casesByMonth: Record<FamilyId, readonly number[]> = {
  hogar: [310, 330, 352, 348, 384, 402],
  vial: [268, 281, 277, 305, 318, 336],
  salud: [142, 150, 171, 182, 196, 214],
  mascotas: [84, 92, 98, 110, 118, 131],
  dispositivos: [61, 66, 72, 79, 88, 94],
};

export const paidFamilies = ["vial", "hogar", "mascotas", "dispositivos"] as const;
export type PaidFamily = (typeof paidFamilies)[number];

/** Services of the week, by provider. */
export const servicesPaid: Record<PaidFamily, number> = {
  vial: 18,
  hogar: 14,
  mascotas: 9,
  dispositivos: 6,
};

/** The area's lowest and highest fee, as fractions of the agreed one. */
export const feeRange = { low: 0.8, high: 1.3 };

/** The service of each sample case. */
const serviceOf: Record<FamilyId, ServiceId> = {
  hogar: "plumbing",
  vial: "towing",
  salud: "onlineDoctor",
  mascotas: "vetClinic",
  dispositivos: "remoteHelp",
};

/** What the provider is paid, in the country's currency: what the estimate assumes that a case costs. */
export function priceOf(country: CountryCode, family: FamilyId): number {
  const { price } = localSamples(country).cases[family];
  if (price !== undefined) return price;
  const { likely } = defaultOf(startingProgramme(country), `cost.${serviceOf[family]}`);
  return Math.round(likely / 100);
}

/** Names and places in a country. */
export function localSamples(country: CountryCode) {
  return countryRecord(country).samples;
}
