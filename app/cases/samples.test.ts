import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { countries } from "#core/countries.ts";
import { familyIds } from "#core/pages.ts";
import type { Delivery } from "#core/services.ts";
import { caseEvents } from "./case.ts";
import { casesFor } from "./cases-for.server.ts";
import { minutesOf } from "./formats.server.ts";
import {
  casesByMonth,
  localSamples,
  openCases,
  sampleCases,
  seenAt,
  tireCase,
} from "./samples.server.ts";

const sum = (a: number, b: number) => a + b;

const all = Object.values(sampleCases);

test("a case happens in the order of its events, and help is there before it is resolved", () => {
  for (const { times } of all) {
    const inOrder = caseEvents.map((event) => minutesOf(times[event]));
    expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b));
    expect(minutesOf(times.begins)).toBeGreaterThan(minutesOf(times.ready));
    expect(minutesOf(times.begins)).toBeLessThan(minutesOf(times.resolved));
  }
});

test("no more cases are open at once than come in a day", () => {
  const ofLastMonth = familyIds.map((family) => casesByMonth[family].at(-1) ?? 0).reduce(sum);
  expect(Object.values(openCases).reduce(sum)).toBeLessThan(ofLastMonth / 30);
});

test("later cases have higher numbers", () => {
  const opened = [
    ...all.map(({ number, times }) => ({ number, at: minutesOf(times.received) })),
    { number: tireCase.number, at: minutesOf(tireCase.times.chat) },
  ].toSorted((a, b) => a.number - b.number);
  expect(opened.map(({ at }) => at)).toEqual(opened.map(({ at }) => at).toSorted((a, b) => a - b));
});

test("the five cases of the console are open when it is seen, each as far as its status says", () => {
  const now = minutesOf(seenAt);
  const isHelped = { hogar: true, vial: false, salud: true, mascotas: false, dispositivos: true };
  for (const family of familyIds) {
    const { times } = sampleCases[family];
    expect(minutesOf(times.ready), family).toBeLessThan(now);
    expect(minutesOf(times.resolved), family).toBeGreaterThan(now);
    expect(minutesOf(times.begins) <= now, family).toBe(isHelped[family]);
  }
});

test.each(countries)("$code: no surname stands for two people", ({ code }) => {
  const { cases, customer } = localSamples(code);
  const people = [customer.fullName, ...Object.values(cases).map(({ person }) => person)];
  const surnames = people.map((name) => name.split(" ").at(-1));
  expect(new Set(surnames).size).toBe(surnames.length);
});

test.each(countries)(
  "$code: the health case names no symptom, and the company's screen not its reason",
  (country) => {
    const { problem, job, service, status, events, captions } = casesFor({
      country: country.code,
      language: country.language,
    }).cases.salud;
    const symptoms =
      /fiebre|febre|fever|dolor|dor\b|pain|tos\b|tosse|cough|receta|receita|prescription/i;
    expect(`${problem} ${job}`).not.toMatch(symptoms);
    const company = [service, status, ...Object.values(events)].join(" ");
    expect(company).not.toContain(problem);
    expect(company).not.toContain(job);
    for (const { insurer } of Object.values(captions)) expect(insurer).not.toMatch(symptoms);
  },
);

/** How a service that is no visit reaches the customer, in the words of each language. */
const endingWords: Record<Exclude<Delivery, "visit">, RegExp> = {
  transport: /grúa|guincho|tow/,
  remote: /remot/,
  appointment: /turno|cita|hora marcada|appointment/,
  reimbursement: /reintegr|reembols|reimburse/,
};

test.each(countries)("$code says every way in which a case ends", ({ code, language }) => {
  const { endings, cases } = casesFor({ country: code, language });
  for (const [delivery, words] of Object.entries(endingWords)) {
    expect(endings, delivery).toMatch(words);
  }
  expect(cases.salud.steps.resolution).toMatch(endingWords.reimbursement);
});

const drawn = [
  ...globSync("app/screens/*.tsx"),
  ...globSync("app/pages/solutions/screens/*.tsx"),
  ...globSync("app/pages/home/case-walk/*.tsx"),
  ...globSync("app/pages/services/process-*.tsx"),
  "app/pages/home/hero-call-outs.tsx",
];
/** An answer's status line is the protocol's. */
const allowed = new Set(["201"]);

test.each(drawn)("%s draws no figure of its own", (file) => {
  const source = readFileSync(file, "utf8").replaceAll(/^\s*(\/\/|\/?\*).*$/gm, "");
  const texts = source.matchAll(/>([^<>{}=;]*)</g);
  const numerals = source.matchAll(/"([\d.,:%$€ ]*\d{2}[\d.,:%$€ ]*)"/g);
  const attributes = /(viewBox|[a-zA-Z]+)=$/;
  const numbers = [
    ...[...texts].flatMap(([, text = ""]) => text.match(/\d{2,}/g) ?? []),
    ...[...numerals]
      .filter(({ index }) => !attributes.test(source.slice(0, index)))
      .map(([, text = ""]) => text),
  ];
  expect(numbers.filter((number) => !allowed.has(number))).toEqual([]);
});

test.each(globSync("content/{cases,screens}/*.json"))(
  "%s leaves figures to the samples",
  (file) => {
    const source = readFileSync(file, "utf8").replaceAll("24h", "");
    expect(source.match(/"[^"\n]*\d[^"\n]*"/g) ?? []).toEqual([]);
  },
);
