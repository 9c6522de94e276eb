import { expect, test } from "vitest";
import { textFor } from "#app/site.ts";
import { type CountryCode, countries } from "#core/countries.ts";
import { serviceNames } from "#core/service-names.server.ts";
import { type ServiceId, services, servicesIn } from "#core/services.ts";
import { en } from "./content.en.ts";
import { es } from "./content.es.ts";
import { pt } from "./content.pt.ts";
import { spain } from "./content.spain.ts";
import { matching, noFilter, readFilter, wordsOf, writeFilter } from "./filter.ts";

/** What a country's visitors find. */
function search(code: CountryCode, query: string): ServiceId[] {
  const { language } = countries.find((it) => it.code === code)!;
  const place = { country: code, language };
  const content = textFor(place, { es, pt, en }, { es: spain });
  return matching({ query }, wordsOf(serviceNames(place), content), servicesIn(code));
}

const words = serviceNames({ country: "ar", language: "es" });
const offered = servicesIn("ar");

test("without a filter every service is listed", () => {
  expect(matching(noFilter, words, offered)).toEqual(offered);
});

test("finds a service whatever its accents and letter case, by every word of the query", () => {
  expect(matching({ query: "PLOMERIA" }, words, offered)).toEqual(["plumbing"]);
  expect(matching({ query: "consultas médicas" }, words, offered)).toEqual(["onlineDoctor"]);
});

test("a sentence finds what one of its longer words finds, where nothing has all of its words", () => {
  const found = matching({ query: "pido un remolque" }, words, offered);
  expect(found).toEqual(matching({ query: "remolque" }, words, offered));
  expect(found).toContain("towing");
  expect(matching({ query: "un xyz" }, words, offered)).toEqual([]);
});

test("a word of the query is the start of a word", () => {
  expect(matching({ query: "plom" }, words, offered)).toEqual(["plumbing"]);
  expect(matching({ query: "lomeria" }, words, offered)).toEqual([]);
});

test.each([
  ["ar", "plomero", "plumbing"],
  ["ar", "goma", "tire"],
  ["ar", "perro", "vetClinic"],
  ["es", "fontanero", "plumbing"],
  ["br", "borracheiro", "tire"],
  ["br", "cachorro", "vetClinic"],
  ["us", "lockout", "locksmith"],
  ["us", "AC", "airConditioning"],
  ["us", "A/C", "airConditioning"],
  ["us", "car won't start", "battery"],
  ["us", "car battery", "battery"],
  ["us", "home doctor", "homeDoctor"],
  ["us", "tow", "towing"],
  ["us", "tow truck", "towing"],
  ["us", "vet", "vetClinic"],
  ["ar", "auto no arranca", "battery"],
  ["ar", "llave de paso", "plumbing"],
  ["es", "calefacción", "airConditioning"],
  ["br", "carro não liga", "battery"],
  ["br", "encanamento", "plumbing"],
  ["us", "dog", "vetClinic"],
  ["us", "dog", "grooming"],
  ["us", "keys", "locksmith"],
  ["us", "locked out", "locksmith"],
  ["us", "laptop", "electronics"],
  ["us", "fridge", "appliances"],
  ["us", "toilet", "plumbing"],
  ["ar", "heladera", "appliances"],
  ["ar", "notebook", "electronics"],
  ["es", "nevera", "appliances"],
  ["br", "notebook", "electronics"],
  ["br", "geladeira", "appliances"],
  ["us", "out of gas", "fuel"],
  ["us", "electrician", "electricity"],
  ["us", "therapist", "onlinePsychologist"],
  ["us", "dead battery", "battery"],
  ["ar", "electricista", "electricity"],
  ["ar", "pinché una goma", "tire"],
  ["es", "gasolina", "fuel"],
  ["es", "cristalero", "glass"],
  ["br", "reboque", "towing"],
  ["br", "pia entupida", "plumbing"],
  ["br", "psicóloga", "onlinePsychologist"],
  ["us", "phone", "electronics"],
  ["ar", "celular", "electronics"],
  ["es", "móvil", "electronics"],
  ["br", "celular", "electronics"],
  ["us", "cracked screen", "electronics"],
  ["br", "tela quebrada", "electronics"],
  ["us", "washing machine", "appliances"],
  ["us", "fever", "onlineDoctor"],
  ["br", "desentupir", "plumbing"],
  ["es", "atasco", "plumbing"],
  ["ar", "se cortó la luz", "electricity"],
] as const)("%s: %s finds the service", (code, query, id) => {
  const found = search(code, query);
  expect(found).toContain(id);
  expect(found.length).toBeLessThan(5);
});

test.each([
  ["us", "car", "vial"],
  ["us", "cars", "vial"],
  ["us", "auto", "vial"],
  ["ar", "autos", "vial"],
  ["us", "truck", "vial"],
  ["us", "roadside", "vial"],
  ["us", "health", "salud"],
  ["us", "pet", "mascotas"],
  ["ar", "auto", "vial"],
  ["ar", "vial", "vial"],
  ["ar", "mascota", "mascotas"],
  ["es", "coche", "vial"],
  ["es", "carretera", "vial"],
  ["br", "carro", "vial"],
  ["br", "residencial", "hogar"],
] as const)("%s: %s finds its family, and nothing else", (code, query, family) => {
  const found = search(code, query);
  expect(found).toEqual(servicesIn(code).filter((id) => services[id].family === family));
});

test.each(countries)("$code: every example in the search field finds a service", (country) => {
  const place = { country: country.code, language: country.language };
  const content = textFor(place, { es, pt, en }, { es: spain });
  const [, list = ""] = content.search.hint.split(": ");
  const found = list.split(", ").map((query) => search(country.code, query));
  expect(found).toHaveLength(3);
  expect(found).not.toContainEqual([]);
});

test("family and delivery narrow the list together", () => {
  expect(matching({ query: "", family: "salud", delivery: "remote" }, words, offered)).toEqual([
    "onlineDoctor",
    "onlinePsychologist",
  ]);
});

test("a filter survives the way through the address", () => {
  const filter = { query: "agua & gas", family: "hogar", delivery: "visit" } as const;
  const params = writeFilter(filter) as Record<string, string>;
  expect(readFilter(new URLSearchParams(params))).toEqual(filter);
  expect(Object.values(writeFilter(noFilter)).filter(Boolean)).toEqual([]);
});

test("unknown values in the address are ignored", () => {
  const params = new URLSearchParams("family=__proto__&delivery=teleport&q=%00<script>");
  expect(readFilter(params)).toEqual({
    query: "\0<script>",
    family: undefined,
    delivery: undefined,
  });
});
