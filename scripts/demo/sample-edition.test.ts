import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { checkContent } from "#content/checks.ts";
import { withOverlay } from "#content/edition.ts";
import { overlayOf } from "#content/edition-changes.ts";
import { readers } from "#content/readers.ts";
import { proofKindIds } from "#content/records/owners.ts";
import { proofFor, termsFor, todayIn } from "#content/standing.ts";
import { termIds } from "#core/terms.ts";
import { beforeOpening } from "../build/before-opening.ts";
import { sampleEdition } from "./sample-edition.ts";

const { changes } = sampleEdition(Date.now());

test("every kind and every question is shown to every reader, and keeps to the checks", () => {
  withOverlay(overlayOf(changes), () => {
    expect(checkContent()).toEqual([]);
    for (const reader of readers) {
      for (const kind of proofKindIds) {
        expect(proofFor(reader, kind), `${kind} ${reader.country}`).not.toEqual([]);
      }
      expect(Object.keys(termsFor(reader)).toSorted()).toEqual([...termIds].toSorted());
      expect(proofFor(reader, "client").length).toBeGreaterThanOrEqual(3);
    }
    const soon = proofFor({ country: "ar", language: "es" }, "certificate")[0]?.validUntil ?? "";
    expect(soon > todayIn()).toBe(true);
  });
});

test("every name and every position is labelled as a sample", () => {
  const label = /muestra|amostra|sample|demo/i;
  const said = changes.flatMap(({ file, value }) => {
    const {
      kind,
      name,
      company,
      person,
      texts = {},
    } = value as Record<string, string> & { texts?: object };
    const positions = Object.values(texts).flatMap(({ position }) => position ?? []);
    const names = kind === "figure" ? [] : [name ?? company ?? person].filter(Boolean);
    return [...names, ...positions].map((text) => [file, text] as const);
  });
  expect(said.length).toBeGreaterThan(200);
  expect(said.filter(([, text]) => !label.test(String(text)))).toEqual([]);
});

test("a demonstration is not shown to strangers, and a build for them says what is not settled", () => {
  const PUBLIC_ORIGIN = "https://www.amparia.com";
  const demo = spawnSync(process.execPath, ["scripts/demo.ts"], {
    env: { ...process.env, PUBLIC_ORIGIN },
  });
  expect(`${demo.stderr}`).toContain("Samples are not shown to strangers");
  expect(demo.status).toBe(1);
  expect(beforeOpening(PUBLIC_ORIGIN).join("\n")).toMatch(/amparia\.example|core\/brand/);
  expect(beforeOpening("http://localhost:3000")).toEqual([]);
});
