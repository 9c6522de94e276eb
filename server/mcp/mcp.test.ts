import { request } from "node:http";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { setOverlay } from "#content/edition.ts";
import { type AssumptionId, isOffered, storedPerShown } from "#core/assumptions.ts";
import { countries } from "#core/countries.ts";
import { type Band, estimate, partsOf } from "#core/estimate.ts";
import { languages } from "#core/languages.ts";
import { anyProgramme } from "#core/programme.arbitrary.ts";
import { type Programme, parseProgramme, writeProgramme } from "#core/programme.ts";
import { startServer } from "#server/testing/server.ts";
import { sqliteDatabases, type TestDatabase } from "#server/testing/stores.ts";

let database: TestDatabase;
let server: Awaited<ReturnType<typeof startServer>>;
let client: Client;

beforeAll(async () => {
  database = await (await sqliteDatabases()).create();
  // The tests' addresses are those a local proxy names.
  const env = { METRICS_PORT: "0", TRUSTED_PROXIES: "127.0.0.1" };
  server = await startServer({ ...database.env, ...env });
  client = await connected("192.0.2.1");
});
afterAll(async () => {
  await client.close();
  await server.close();
  await database.remove();
});

async function connected(from: string): Promise<Client> {
  const opened = new Client({ name: "test", version: "1" });
  const requestInit = { headers: { "X-Forwarded-For": from } };
  await opened.connect(
    new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`), { requestInit }),
  );
  return opened;
}

async function call(name: string, given: object, from = client) {
  const { content, structuredContent, isError } = await from.callTool({
    name,
    arguments: given as Record<string, unknown>,
  });
  const [first] = content as { text: string }[];
  // biome-ignore lint/suspicious/noExplicitAny: each test knows its data
  return { text: first?.text ?? "", data: structuredContent as any, isError: isError === true };
}

test("lists six tools that only read, in no more than an assistant can hold", async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    "find_coverage",
    "read_page",
    "read_terms",
    "estimate_program",
    "compare_programs",
    "link_program",
  ]);
  for (const { annotations } of tools) expect(annotations).toMatchObject({ readOnlyHint: true });
  expect(JSON.stringify(tools).length).toBeLessThan(16_000);
});

test("prints services that add up to the total, and whose price it is where few buy", async () => {
  const program = { country: "us", customers: 123_457, services: ["towing", "battery", "tire"] };
  const { text } = await call("estimate_program", { program: { ...program, basis: "bought" } });
  const figure = (cell = "") => Number(/[\d,]+/.exec(cell)?.[0].replaceAll(",", ""));
  const rows = text.split("\n").filter((line) => line.startsWith("| ") && /\d/.test(line));
  const sum = (column: number) =>
    rows.reduce((total, row) => total + figure(row.split("|").at(column)), 0);
  const total = (name: string) => figure(text.split(`- ${name} per year: `)[1]);
  expect(rows).toHaveLength(3);
  expect([sum(-3), sum(-2)]).toEqual([total("Cases"), total("Service cost")]);
  expect(text).toContain("Counted per customer who buys: 12,346 expected.");
});

test("says of its tools what an edition says of them", async () => {
  setOverlay({
    "assistants/en.json": {
      "tools.read_page.title": "Any page",
      "inputs.language": "Any of three",
    },
  });
  const { tools } = await client.listTools().finally(() => setOverlay({}));
  const page = tools.find(({ name }) => name === "read_page");
  expect(page?.title).toBe("Any page");
  expect(page?.inputSchema.properties?.language).toMatchObject({ description: "Any of three" });
});

/** As an assistant writes it. */
function written({ set, changes, name, price, points, worth, ...programme }: Programme) {
  const assumptions = Object.entries(changes).map(([id, { value, margin }]) => [
    id,
    { value: value / 100 / storedPerShown(id as AssumptionId), margin },
  ]);
  const services = programme.services.filter((id) => isOffered(id, programme));
  return { ...programme, services, assumptions: Object.fromEntries(assumptions) };
}

test("estimates 50 programmes to the cent as the pages do, from fields and from a link", async () => {
  const own = await connected("192.0.2.2");
  const cents = ({ low, likely, high }: Record<keyof Band, string>) =>
    [low, likely, high].map((text) => Number(text.replace(".", "")));
  const programmes = fc
    .sample(anyProgramme, { numRuns: 200, seed: 37 })
    .filter((programme) => partsOf(programme).length > 0)
    // Above, a number has no cents.
    .filter((programme) => estimate(programme).allIn.high < 1e15)
    .slice(0, 50);
  expect(programmes).toHaveLength(50);
  for (const [index, programme] of programmes.entries()) {
    const link = `https://a.example/us/program#${writeProgramme(programme)}`;
    const program = index % 2 === 0 ? written(programme) : { link };
    const { data, text } = await call("estimate_program", { program }, own);
    const { perCustomerMonth, allIn, cost, cases } = estimate(programme);
    for (const [given, band] of [
      [data.perCustomerMonth, perCustomerMonth],
      [data.allIn, allIn],
      [data.cost, cost],
    ]) {
      expect(cents(given), text).toEqual([band.low, band.likely, band.high]);
    }
    expect(data.cases.likely).toBe(cases.likely);
    const again = await call("estimate_program", { program: data.program }, own);
    expect(again.data.allIn, "the answer's programme, asked again").toEqual(data.allIn);
    const shown = parseProgramme(data.links.programme.split("#")[1]);
    expect(estimate(shown!).allIn).toEqual(allIn);
    // What a visitor typed as a name stays with the visitor.
    expect(shown).not.toHaveProperty("name");
  }
  await own.close();
});

test("tells the tax, who carries what, and that few cases make no range", async () => {
  const program = { country: "es", company: "insurerMotor", customers: 100_000 };
  const { text, data } = await call("estimate_program", { program });
  expect(text).toContain("Quién asume qué");
  expect(Number(data.tax)).toBeCloseTo(0.21 * Number(data.allIn.likely), 1);
  expect(data.carrying.fixed).toBe(data.allIn.likely);
  expect(data.carrying.stopped.map(({ percent }: { percent: number }) => percent)).toEqual([
    110, 120, 150,
  ]);
  const small = { ...program, customers: 100, services: ["battery"] };
  const few = await call("estimate_program", { program: small });
  expect(data.fewCases).toBeUndefined();
  expect(few.data.fewCases.yearWithoutOne).toBeGreaterThan(0);
  expect(few.text).toContain("no hay ninguno");
});

test("says of a home warranty, and of nothing else, that its exclusions are what its caps leave out", async () => {
  const program = { country: "us", services: ["plumbing"] };
  const bought = await call("estimate_program", { program: { ...program, basis: "bought" } });
  const warranty = await call("estimate_program", { program: { ...program, basis: "warranty" } });
  expect(warranty.text).toContain("costs above the contract’s caps");
  expect(warranty.text).not.toContain("replacement of devices");
  expect(bought.text).toContain("replacement of devices");
});

test("takes the discount that the owner has published for so many customers, and says so", async () => {
  const record = {
    term: "volumeTiers",
    country: "us",
    texts: { en: { position: "The fee falls with the number of customers" } },
    tiers: [{ customers: 20_000, discount: 10 }],
  };
  const program = { country: "us", company: "insurerMotor", customers: 50_000 };
  const full = await call("estimate_program", { program });
  setOverlay({ "records/terms/us-volumeTiers.json": { "": record } });
  const less = await call("estimate_program", { program }).finally(() => setOverlay({}));
  const line = "With our published discount from 20,000 covered customers: 10%";
  expect(less.text).toContain(line);
  expect(full.text).not.toContain("published discount");
  expect(Number(less.data.allIn.likely)).toBeCloseTo(0.9 * Number(full.data.allIn.likely), 1);
  expect(less.data.carrying.fixed).toBe(less.data.allIn.likely);
});

test("takes a company's own year, a family's basis and the tax, and says what the year weighs", async () => {
  const program = {
    country: "es",
    company: "bank",
    services: ["plumbing", "towing", "remoteHelp"],
    bases: { dispositivos: "bought" },
    limits: { plumbing: { events: 2 } },
    claims: { vial: { exposure: 20_000, cases: 1_240, cost: 90.5 } },
    isTaxed: true,
  };
  const { text, data } = await call("estimate_program", { program });
  const width = ({ low, high }: { low: string; high: string }) => Number(high) / Number(low);
  const without = await call("estimate_program", { program: { ...program, claims: {} } });
  expect(width(data.perCustomerMonth)).toBeLessThan(width(without.data.perCustomerMonth));
  expect(Number(data.allInCounted)).toBeCloseTo(Number(data.allIn.likely) + Number(data.tax), 1);
  expect(text).toMatch(/Carretera, casos al año por cada 1\.000: .*Su año 62 · Pesa \d+\s%/);
  expect(data.program).toMatchObject(program);
  const again = await call("estimate_program", { program: data.program });
  expect(again.data).toEqual(data);
  expect(
    (await call("estimate_program", { program: { link: data.links.programme } })).data,
  ).toEqual(data);
});

test("speaks the asked language, and the country's own unless asked", async () => {
  const program = { country: "es", company: "insurerMotor" };
  expect((await call("estimate_program", { program })).text).toContain("por cliente y mes");
  for (const language of languages) {
    const { text } = await call("estimate_program", { program, language, withAssumptions: true });
    const words = { es: "No es un precio", pt: "Não é", en: "It is not a price" };
    expect(text).toContain(words[language]);
    expect(text).toContain("[15]");
  }
});

test("finds coverage by customers' words, reads pages, compares and links", async () => {
  const found = await call("find_coverage", { country: "us", query: "leaking pipe" });
  expect(found.data.services.map(({ id }: { id: string }) => id)).toEqual(["plumbing"]);
  for (const { code } of countries) {
    const all = await call("find_coverage", { country: code });
    expect(all.data.services.length).toBeGreaterThanOrEqual(33);
  }
  const rental = await call("find_coverage", { country: "es", query: "coche de sustitución" });
  expect(rental.data.notOffered.id).toBe("rentalCar");
  expect(rental.text).toMatch(/no está entre nuestros servicios.*Traslados/);
  const minimum = await call("read_terms", { country: "us" });
  expect(minimum.text).toContain("Is there a minimum? The owner has not published this.");
  expect((await call("read_page", { country: "br", page: "coverage" })).text).toBe(
    "pt /br/cobertura",
  );
  const home = { country: "ar", page: "services", topic: "hogar", language: "en" };
  expect((await call("read_page", home)).text).toBe("en /servicios/hogar");

  const programs = [
    { country: "us", size: "basic" },
    { country: "us", size: "extended" },
  ];
  const compared = await call("compare_programs", { programs });
  const [basic, extended] = compared.data.programs;
  expect(Number(extended.allInDifference)).toBeCloseTo(
    Number(extended.allIn.likely) - Number(basic.allIn.likely),
    2,
  );
  const { data: links } = await call("link_program", { program: programs[0] });
  expect(links.contact).toMatch(/\/us\/contact\?type=partner#v2\./);
  expect(links.brief).toMatch(/\/us\/program\/brief#v2\./);
});

test.each([
  ["an unknown service", { country: "ar", services: ["teleport"] }, /locksmith/],
  ["a service of another country", { country: "ar", services: ["lockout"] }, /Offered: locksmith/],
  ["a basis of another country", { country: "br", basis: "warranty" }, /included, bought/],
  [
    "a service that a home warranty lacks",
    { country: "us", basis: "warranty", services: ["locksmith"] },
    /plumbing, electricity, airConditioning, appliances/,
  ],
  [
    "a limit that a service lacks",
    { country: "us", services: ["towing"], limits: { towing: { amount: 100 } } },
    /towing has no limit of amount. It has: events, km/,
  ],
  [
    "a year of what is no service",
    { country: "us", claims: { roadside: { exposure: 10, cases: 1 } } },
    /No family or service here is called roadside. Ids: hogar/,
  ],
  [
    "a service's own basis that it cannot have",
    { country: "us", bases: { towing: "bought" } },
    /vial/,
  ],
  ["a warranty of pets", { country: "us", bases: { mascotas: "warranty" } }, /included, bought/],
  ["wrong types", { country: "ar", customers: "many" }, /number/],
  ["too many customers", { country: "ar", customers: 1e12 }, /50000000/],
  ["personal data", { country: "ar", email: "ana@example.com" }, /Unrecognized key/],
  ["an unknown assumption", { country: "ar", assumptions: { constructor: { value: 1 } } }, /allIn/],
  ["a link of another site", { link: "https://a.example/#menu" }, /#v2\./],
  ["a link of an unknown version", { link: "#v1&country=us&services=towing" }, /v1&country/],
  [
    "a link that has nothing of its product",
    { link: "#v2&country=us&basis=warranty&services=locksmith" },
    /plumbing, electricity/,
  ],
  ["nothing", {}, /country/],
])("refuses %s and says what would do", async (_, program, lesson) => {
  const { text, isError, data } = await call("estimate_program", { program });
  expect(isError).toBe(true);
  expect(text).toMatch(lesson);
  expect(data).toBeUndefined();
});

const listing = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
const usual = {
  "Content-Type": "application/json",
  Accept: "application/json, text/event-stream",
  "X-Forwarded-For": "192.0.2.3",
};

test.each([
  ["a body above 16 kB", 413, { body: JSON.stringify({ pad: "x".repeat(17_000) }) }],
  ["text that is not JSON", 400, { body: "{" }],
  ["another content type", 415, { headers: { ...usual, "Content-Type": "text/plain" } }],
  ["another site's Origin", 403, { headers: { ...usual, Origin: "https://evil.example" } }],
  ["GET", 405, { method: "GET", body: null }],
  ["DELETE", 405, { method: "DELETE" }],
])("answers %s with %i", async (_, status, init) => {
  const given = { method: "POST", headers: usual, body: listing, ...init };
  expect((await fetch(`${server.url}/mcp`, given)).status).toBe(status);
});

test("refuses a batch, and says that this is the mistake", async () => {
  const given = { method: "POST", headers: usual, body: `[${listing}]` };
  const response = await fetch(`${server.url}/mcp`, given);
  expect(response.status).toBe(400);
  expect((await response.json()).message).toContain("batch");
});

test("answers a name that leads here but is not ours with 403", async () => {
  const statusFor = (host: string) =>
    new Promise((resolve, reject) => {
      const sent = request(`${server.url}/mcp`, {
        method: "POST",
        headers: { ...usual, Host: host },
      });
      sent.on("response", (response) => resolve(response.resume().statusCode));
      sent.on("error", reject);
      sent.end(listing);
    });
  expect(await statusFor("evil.example")).toBe(403);
  expect(await statusFor("localhost")).toBe(200);
});

test("limits the requests of one address, and counts calls by tool", async () => {
  const ask = () =>
    fetch(`${server.url}/mcp`, {
      method: "POST",
      headers: { ...usual, "X-Forwarded-For": "198.51.100.1" },
      body: listing,
    });
  const answers = await Promise.all(Array.from({ length: 200 }, ask));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.headers.get("retry-after")).toMatch(/^\d+$/);
  const metrics = await (await fetch(server.metricsUrl)).text();
  expect(metrics).toMatch(/amparia_tool_calls_total\{tool="link_program",outcome="answered"\} 1\n/);
  expect(metrics).toMatch(/amparia_answers_total\{kind="mcp",status="4xx"\} [1-9]/);
});

test("is switched off with one setting", async () => {
  const off = await startServer({ ...database.env, MCP: "off" });
  const response = await fetch(`${off.url}/mcp`, { method: "POST", headers: usual, body: listing });
  expect(response.status).toBe(404);
  await off.close();
});
