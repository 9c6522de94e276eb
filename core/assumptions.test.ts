import { expect, test } from "vitest";
import { assumptionIds, assumptionMax, defaultOf, kindOf } from "./assumptions.ts";
import { countries } from "./countries.ts";
import { services, servicesOf } from "./services.ts";
import { allSourceIds, sourceOf } from "./sources.ts";

const codes = countries.map(({ code }) => code);
const all = codes.flatMap((country) =>
  assumptionIds.map((id) => ({ country, id, figure: defaultOf(country, id) })),
);

test("every default is an ordered range of integers within bounds", () => {
  expect(all).toHaveLength(countries.length * assumptionIds.length);
  for (const { country, id, figure } of all) {
    const { low, likely, high } = figure;
    for (const value of [low, likely, high]) expect(Number.isInteger(value), id).toBe(true);
    expect(low, `${country} ${id}`).toBeGreaterThan(0);
    expect(low, `${country} ${id}`).toBeLessThanOrEqual(likely);
    expect(likely, `${country} ${id}`).toBeLessThanOrEqual(high);
    expect(high, `${country} ${id}`).toBeLessThanOrEqual(assumptionMax[kindOf(id)]);
  }
});

test("every source is used, and our own steps stand only beside a source", () => {
  const used = new Set(all.flatMap(({ figure }) => figure.sources));
  expect([...used].sort()).toEqual(allSourceIds().sort());
  for (const { figure, id } of all) {
    if (figure.sources.length === 0) expect(figure.ownSteps, id).toEqual([]);
  }
});

test("the families' shares add up, so that the parts of a published figure are the whole", () => {
  for (const country of codes) {
    const cases = servicesOf("vial").map((id) => defaultOf(country, `cases.${id}`).likely);
    const total = cases.reduce((sum, value) => sum + value, 0);
    const published = [224, (224 + 333) / 2];
    const nearest = Math.min(...published.map((figure) => Math.abs(total - figure)));
    expect(nearest, country).toBeLessThanOrEqual(3);
  }
});

test("Spain's roadside costs average to the published one", () => {
  const ids = servicesOf("vial");
  const weights = ids.map((id) => defaultOf("es", `cases.${id}`).likely);
  const costs = ids.map((id) => defaultOf("es", `cost.${id}`).likely);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const mean = weights.reduce((total, weight, i) => total + weight * (costs[i] ?? 0), 0) / sum;
  expect(Math.round(mean)).toBe(149);
});

test.each([
  ["es", "cases.plumbing", 125, "leaksSpain"],
  ["es", "cases.glass", 77, "leaksSpain"],
  ["br", "cases.onlineDoctor", 287, "telehealthBrazil"],
  ["br", "cost.electronics", 1400, "phonesBrazil"],
  ["br", "cases.towing", 157, "roadsideMixBrazil"],
] as const)("%s %s is the published %i", (country, id, likely, source) => {
  const figure = defaultOf(country, id);
  expect(figure.likely).toBe(likely);
  expect(figure.sources).toContain(source);
});

test("where nothing was found, nothing is cited", () => {
  expect(defaultOf("ar", "cost.towing").sources).toEqual([]);
  expect(defaultOf("us", "cost.towing").sources).toEqual([]);
  expect(defaultOf("es", "cases.ambulance").sources).toEqual([]);
});

test("a figure from another country is known by its source's country", () => {
  const [source] = defaultOf("ar", "cases.locksmith").sources;
  expect(source && sourceOf(source).country).toBe("gb");
  expect(services.locksmith.unit).toBe("home");
});
