import { expect, test } from "vitest";
import { fromJSONSchema } from "zod";
import { defaultOf, storedPerShown } from "#core/assumptions.ts";
import { benchmarksPath, benchmarksSchemaPath, benchmarkTablePath } from "#core/benchmark-files.ts";
import { basesIn, companyKinds } from "#core/company-kinds.ts";
import { estimatedCountries } from "#core/countries.ts";
import { assumptionsOf } from "#core/estimate.ts";
import { startingProgramme } from "#core/programme.ts";
import { benchmarkFiles } from "./benchmark-files.ts";

const files = benchmarkFiles("https://a.example");
const figuresOf = (code: (typeof estimatedCountries)[number]["code"]) =>
  JSON.parse(files[benchmarksPath(code)] ?? "");

test.each(estimatedCountries)(
  "$code: the figures match their schema, and are the estimate's",
  ({ code }) => {
    const schema = fromJSONSchema(JSON.parse(files[benchmarksSchemaPath()] ?? ""));
    const figures = figuresOf(code);
    expect(schema.safeParse(figures).error).toBeUndefined();
    expect(schema.safeParse({ ...figures, services: undefined }).success).toBe(false);
    for (const company of companyKinds) {
      for (const basis of basesIn(code)) {
        const programme = { ...startingProgramme(code, company), basis };
        for (const { id } of assumptionsOf(programme)) {
          const rows = figures.assumptions.filter(
            (row: { id: string; bases: string[]; companies: string[] }) =>
              row.id === id && row.bases.includes(basis) && row.companies.includes(company),
          );
          const { low, likely, high } = defaultOf(programme, id);
          const scale = 100 * storedPerShown(id);
          expect(rows, `${company} ${basis} ${id}`).toHaveLength(1);
          expect(rows[0]).toMatchObject({
            low: low / scale,
            likely: likely / scale,
            high: high / scale,
          });
        }
      }
    }
  },
);

test("every source that an assumption names is listed, and the tables have a line for each row", () => {
  const { assumptions, sources, services } = figuresOf("us");
  const listed = sources.map(({ id }: { id: number }) => id);
  for (const row of assumptions) expect(listed).toEqual(expect.arrayContaining(row.sources));
  for (const [table, rows] of Object.entries({ assumptions, sources, services })) {
    const text = files[benchmarkTablePath("us", table as "sources")] ?? "";
    expect(text.split("\r\n")).toHaveLength((rows as []).length + 2);
  }
});
