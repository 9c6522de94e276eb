import { afterEach, describe, expect, test } from "vitest";
import { setOverlay } from "#content/edition.ts";
import { recordPath, recordPaths } from "#core/desk-records.ts";
import type { Change } from "#core/editions.ts";
import { deskBrowser, tokenIn } from "#server/testing/desk.ts";
import { database, describeEachStore, onSqlite, store } from "#server/testing/each-store.ts";
import { startServer } from "#server/testing/server.ts";
import { hashOf, newSecret } from "../secrets.ts";

const users = {
  "ed@desk.example": "editor",
  "edna@desk.example": "editor",
  "br@desk.example": "editor:br",
  "ops@desk.example": "operator",
  "vendas@desk.example": "sales:br",
  "growth@desk.example": "marketing",
};

let server: Awaited<ReturnType<typeof startServer>>;

async function start(env: Record<string, string> = {}) {
  const desk = { DESK_PORT: "0", DESK_USERS: JSON.stringify(users) };
  server = await startServer({ ...database.env, ...desk, ...env });
}

async function admitted(email: string) {
  const secret = newSecret();
  await store.addPass({ hash: hashOf(secret), kind: "session", email, lastsMs: 60_000 });
  const browser = deskBrowser(server.deskUrl);
  browser.jar.set("desk", secret);
  const token = tokenIn((await browser.get("/sign-in")).text);
  /** As browsers send a form that has a field for files. */
  async function sendFiles(path: string, form: Record<string, string | Blob | string[]>) {
    const body = new FormData();
    for (const [name, value] of Object.entries({ token, ...form })) {
      for (const each of [value].flat()) body.append(name, each);
    }
    return browser.send(path, {}, { body });
  }
  return { ...browser, sendFiles };
}

const logoOf = (draft?: Change) => /\w{64}\.svg/.exec(JSON.stringify(draft?.value))?.[0] ?? "";
const seenIn = (html: string) => /name="seen" value="(\w+)"/.exec(html)?.[1] ?? "";
const client = recordPath("proof/client-1");
const logo = new Blob([
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h9"/></svg>',
]);
const complete = {
  name: "Seguros Ñandú",
  trade: "insurers",
  services: ["hogar", "vial"],
  countries: ["ar", "br"],
  source: "Contrato",
  "permission.by": "Ana Paz",
  "permission.on": "2026-11-01",
  validUntil: "2099-01-01",
};

afterEach(async () => {
  setOverlay({});
  await server.close();
});

describeEachStore(() => {
  test("a record is kept half-filled, with its files, and says what is missing", async () => {
    await start();
    const ed = await admitted("ed@desk.example");
    const added = await ed.get(`${recordPaths.proof}/new?kind=client`);
    expect(added.to).toMatch(/^\/records\/proof\/client-\w+$/);
    const page = await ed.get(client);
    const half = { name: "Seguros Ñandú", countries: "ar", logo, do: "draft" };
    const saved = await ed.sendFiles(client, { ...half, seen: seenIn(page.text) });
    expect(saved.to).toBe(`${client}?notice=record_saved`);
    const [draft] = await store.drafts();
    expect(draft).toMatchObject({ file: "records/proof/client-1.json", path: "", base: null });
    expect(draft?.value).toMatchObject({
      kind: "client",
      name: "Seguros Ñandú",
      logo: { width: 100, height: 25, file: expect.stringMatching(/^\w{64}\.svg$/) },
    });
    const list = (await ed.get(recordPaths.proof)).text;
    expect(list).toContain("Seguros Ñandú");
    expect(list).toContain("Rubro, Servicios, De dónde sale, Último día en que se muestra");
    expect(list).toContain("Borrador de ed@desk.example");
    // The logo stays, whatever else is changed.
    const again = await ed.get(client);
    const file = logoOf(draft);
    const fuller = { ...complete, "logo.kept": file, seen: seenIn(again.text), do: "draft" };
    await ed.sendFiles(client, fuller);
    expect((await store.drafts())[0]?.value).toMatchObject({
      logo: { file },
      services: ["hogar", "vial"],
    });
    expect((await ed.get(recordPaths.proof)).text).toContain("Completo");
    const audit = await store.audit(Number.MAX_SAFE_INTEGER, 9);
    expect(audit.map(({ what, leadId }) => `${what} ${leadId}`)).toEqual([
      "record_saved proof/client-1",
      "record_saved proof/client-1",
      `file_sent ${file}`,
    ]);
  });

  test("a file is public while a record that is shown uses it, and is erased for good", async () => {
    await start();
    const ed = await admitted("ed@desk.example");
    const { text } = await ed.get(client);
    await ed.sendFiles(client, { ...complete, logo, do: "draft", seen: seenIn(text) });
    const forged = { country: "ar", do: "publish", file: "\0", rows: "9" };
    expect((await ed.send(recordPaths.network, forged)).status).toBe(403);
    const [draft] = await store.drafts();
    const file = logoOf(draft);
    const value = draft?.value as object;
    const ask = () => fetch(`${server.url}/uploads/${file}`);
    const shown = await ed.get(`${recordPaths.files}/${file}`);
    expect(shown.headers.get("content-security-policy")).toContain("sandbox");
    expect((await ask()).status).toBe(404);
    for (const lacking of [
      { permission: undefined },
      { trade: undefined },
      { validUntil: "2026-01-01" },
    ]) {
      setOverlay({ "records/proof/client-1.json": { "": { ...value, ...lacking } } });
      expect((await ask()).status, JSON.stringify(lacking)).toBe(404);
      expect((await ed.get(recordPaths.proof)).text).toContain("Publicado, pero no se ve");
    }
    setOverlay({ "records/proof/client-1.json": { "": value } });
    const found = await ask();
    expect(found.status).toBe(200);
    expect(Object.fromEntries(found.headers)).toMatchObject({
      "content-type": "image/svg+xml",
      "content-security-policy": expect.stringMatching(/default-src 'none'.*sandbox/),
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "public, max-age=31536000, immutable",
    });
    expect(await found.text()).toMatch(/^<svg xmlns/);
    for (const path of [
      "x",
      `${file}x`,
      `..%2f${file}`,
      `${"0".repeat(64)}.svg`,
      file.slice(0, 64),
    ]) {
      expect((await fetch(`${server.url}/uploads/${path}`)).status, path).toBe(404);
    }
    // Another server shows the edition already, and its pages ask this one.
    setOverlay({});
    await server.close();
    await start();
    const changes = draft ? [draft] : [];
    await store.publishEdition({ after: 0, who: "", reason: "", changes, drafts: [] });
    expect((await ask()).status).toBe(200);
    const edna = await admitted("edna@desk.example");
    expect((await edna.send(recordPaths.files, { file })).to).toContain("file_used");
    await store.dropDrafts(changes);
    const plan = { who: "", reason: "", failure: null };
    const removals = changes.map((change) => ({ ...change, value: null }));
    await store.addPlan({ ...plan, id: "later", dueAt: 4e12, changes });
    await store.addPlan({ ...plan, id: "end", dueAt: 5e12, changes: removals });
    expect((await edna.send(recordPaths.files, { file })).to).toContain("file_used");
    for (const id of ["later", "end"]) await store.dropPlan(id);
    await store.dropDrafts(changes);
    // Nor while the newest edition shows it, though this server has not made its pages yet.
    expect((await edna.send(recordPaths.files, { file })).to).toContain("file_used");
    await store.publishEdition({ after: 1, who: "", reason: "", changes: [], drafts: [] });
    // What somebody of all countries sent up is no country's editor's.
    const br = await admitted("br@desk.example");
    expect((await br.send(recordPaths.files, { file })).status).toBe(403);
    expect((await br.get(recordPaths.files)).text).not.toContain("Borrar para siempre");
    expect((await edna.send(recordPaths.files, { file })).to).toContain("file_erased");
    expect((await edna.get(recordPaths.files)).text).not.toContain(file);
    expect(await store.uploads()).toMatchObject([{ size: 0 }]);
    expect(await store.upload(file.slice(0, 64))).toBeUndefined();
    // Whoever sends it again has it again.
    const anew = { logo, do: "draft", seen: seenIn((await edna.get(client)).text) };
    await edna.sendFiles(client, anew);
    expect(await store.uploads()).toMatchObject([{ size: expect.any(Number) }]);
    expect((await store.upload(file.slice(0, 64)))?.bytes.length).toBeGreaterThan(0);
  });
});

describe("the desk's records", () => {
  onSqlite();

  test("of two people who write one record, the later keeps their words and sees the other's", async () => {
    await start();
    const [ed, edna] = [await admitted("ed@desk.example"), await admitted("edna@desk.example")];
    const path = recordPath("terms/ar-hours");
    const { text } = await ed.get(path);
    expect(text).toMatch(/Su posición.*Último día/s);
    const seen = seenIn(text);
    const position = "texts.es.position";
    await ed.sendFiles(path, { [position]: "de lunes a viernes", do: "draft", seen });
    const late = await edna.sendFiles(path, { [position]: "todos los días", do: "draft", seen });
    expect(late.text).toContain("Un colega guardó otra versión");
    expect(late.text).toContain("todos los días");
    expect((await store.drafts())[0]?.value).toMatchObject({
      texts: { es: { position: "de lunes a viernes" } },
    });
    const forced = { [position]: "todos los días", do: "draft", seen: seenIn(late.text) };
    expect((await edna.sendFiles(path, forced)).to).toContain("record_saved");
    expect((await store.drafts())[0]).toMatchObject({ who: "edna@desk.example" });
    // Nor does a press on an older page drop them.
    for (const what of ["drop", "remove"]) {
      const stale = await ed.send(path, { do: what, seen: seenIn(late.text) });
      expect(stale.text).toContain("Un colega guardó otra versión");
    }
    expect(await store.drafts()).toHaveLength(1);
    const current = seenIn((await ed.get(path)).text);
    expect(current).toBe(seenIn((await ed.send(path, { do: "remove" })).text));
    const dropped = await ed.send(path, { do: "drop", seen: current });
    expect(dropped.to).toBe("/records/terms?country=ar&notice=draft_dropped");
    expect(await store.drafts()).toEqual([]);
  });

  test("editors write for their countries, sales read, and marketing does neither", async () => {
    await start();
    const br = await admitted("br@desk.example");
    const sales = await admitted("vendas@desk.example");
    const { text } = await br.get(client);
    const form = { ...complete, do: "draft", seen: seenIn(text) };
    expect((await br.sendFiles(client, form)).status).toBe(403);
    expect((await br.sendFiles(client, { ...form, countries: "br" })).status).toBe(303);
    expect((await br.sendFiles(recordPath("terms/es-hours"), form)).status).toBe(403);
    expect((await br.get("/leads")).status).toBe(403);
    expect((await sales.get(client)).text).toContain("Seguros Ñandú");
    for (const change of ["draft", "publish", "drop", "remove"]) {
      expect(
        (await sales.send(client, { ...complete, services: "hogar", countries: "br", do: change }))
          .status,
      ).toBe(403);
    }
    // Nor is a body with files read for them.
    expect((await sales.sendFiles(client, form)).status).toBe(403);
    const growth = await admitted("growth@desk.example");
    for (const path of [...Object.values(recordPaths), client]) {
      expect((await sales.get(path)).status, path).toBe(200);
      expect((await growth.get(path)).status, path).toBe(403);
    }
    const ed = await admitted("ed@desk.example");
    const brazil = seenIn((await ed.get(client)).text);
    await ed.sendFiles(client, { ...complete, countries: "es", do: "draft", seen: brazil });
    expect((await br.send(client, { do: "drop" })).status).toBe(403);
    expect(await store.drafts()).toHaveLength(1);
  });

  test("what is wrong is marked, and what was typed stays", async () => {
    await start();
    const ed = await admitted("ed@desk.example");
    const { text } = await ed.get(client);
    const wrong = {
      ...complete,
      ...{ since: "98", trade: "pirates", "permission.on": "yesterday", countries: ["ar", "zz"] },
      logo: new Blob(["<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'><script/></svg>"]),
      "texts.es.result": '<b onclick="x">\u202e 30 %',
      name: "n".repeat(200),
    };
    const page = await ed.sendFiles(client, { ...wrong, do: "draft", seen: seenIn(text) });
    for (const said of [
      "Un año entre 1990 y 2100",
      "No es una fecha",
      "&lt;script&gt;",
      'value="98"',
    ]) {
      expect(page.text).toContain(said);
    }
    expect(page.text).toContain("&lt;b onclick=&quot;x&quot;&gt; 30\u00a0%");
    expect(page.text).not.toContain("<b onclick");
    expect(await store.drafts()).toEqual([]);
    const empty = { ...complete, logo: new Blob([]), do: "draft", seen: seenIn(page.text) };
    expect((await ed.sendFiles(client, empty)).text).toContain("El archivo está vacío");
    const none = { ...empty, logo: new File([], "") };
    expect((await ed.sendFiles(client, none)).to).toContain("record_saved");
    expect(JSON.stringify((await store.drafts())[0]?.value)).not.toContain("logo");
    const large = new Blob([new Uint8Array(9 * 1024 * 1024)]);
    const refused = await ed.sendFiles(client, { ...complete, logo: large, do: "draft" });
    expect(refused).toMatchObject({
      status: 413,
      text: expect.stringContaining("Pesa más de 8 MB"),
    });
    for (const path of [
      "/records/proof/pirate-1",
      "/records/terms/zz-hours",
      "/records/terms/ar-__proto__",
      "/records/x/y",
      "/records/proof/client-1%2f..%2fx",
    ]) {
      expect((await ed.get(path)).status, path).toBe(404);
    }
  });

  test("what no keyboard writes is set as the site writes it", async () => {
    await start();
    const ed = await admitted("ed@desk.example");
    const path = recordPath("proof/client-2");
    const form = {
      ...{ ...complete, name: "O'Higgins", do: "draft" },
      "texts.es.result": "El 92 % en la primera visita,  50% antes y US$ 5 o 3 € menos",
      "texts.pt.result": "92 % na primeira visita e R$ 5 a menos",
      "texts.en.result": "92 % of members' calls, and it's 5% more",
    };
    await ed.sendFiles(path, { ...form, seen: seenIn((await ed.get(path)).text) });
    expect((await store.drafts())[0]?.value).toMatchObject({
      name: "O'Higgins",
      texts: {
        es: {
          result:
            "El 92\u00a0% en la primera visita, 50\u00a0% antes y US$\u00a05 o 3\u00a0€ menos",
        },
        pt: { result: "92% na primeira visita e R$\u00a05 a menos" },
        en: { result: "92% of members’ calls, and it’s 5% more" },
      },
    });
  });

  test("rows of a table are read, and the questions of buyers say where they are asked", async () => {
    await start();
    const ed = await admitted("ed@desk.example");
    const path = recordPath("terms/es-volumeTiers");
    const form = {
      "texts.es.position": "el precio baja con el volumen",
      ...{ "tiers.0.customers": "10000", "tiers.0.discount": "5,5" },
      ...{ "tiers.2.customers": "50000", "tiers.2.discount": "10" },
    };
    const { text } = await ed.get(path);
    await ed.sendFiles(path, { ...form, do: "draft", seen: seenIn(text) });
    expect((await store.drafts())[0]?.value).toMatchObject({
      term: "volumeTiers",
      country: "es",
      tiers: [
        { customers: 10_000, discount: 5.5 },
        { customers: 50_000, discount: 10 },
      ],
    });
    const { text: half } = await ed.sendFiles(path, {
      ...{ "tiers.0.customers": "1", do: "draft", seen: seenIn((await ed.get(path)).text) },
    });
    expect(half).toContain("Una fila está a medias");
    const { text: swapped } = await ed.sendFiles(path, {
      ...{ "tiers.0.customers": "10", "tiers.0.discount": "10000" },
      ...{ do: "draft", seen: seenIn((await ed.get(path)).text) },
    });
    expect(swapped).toContain("un porcentaje de más de 100");
    const list = (await ed.get(`${recordPaths.terms}?country=es`)).text;
    expect(list).toContain("0 de 23 respondidas");
    expect(list).toMatch(/La preguntan en: .*Pagos.*Bancos y fintechs/);
    const opening = (await ed.get(recordPaths.opening)).text;
    expect(opening).toContain("España: 23 sin respuesta");
    expect(opening).toMatch(
      /href="\/records"[^>]*>Cliente de muestra<.*Brisalba.*Número fiscal · España.*Direcciones web y de correo.*amparia\.example/s,
    );
    expect(opening).not.toMatch(/[\w-]\.(json|ts)\b/);

    const tender = { term: "tender", country: "es", email: "ofertas@amparia.example", days: 5 };
    setOverlay({ "records/terms/es-tender.json": { "": tender } });
    expect((await ed.get(recordPaths.opening)).text).toMatch(
      /¿Adónde se envía una licitación\? · España.*ofertas@/s,
    );

    // What the site says is an answer, whatever somebody is writing.
    const hours = { term: "hours", country: "es", texts: { es: { position: "todos los días" } } };
    setOverlay({ "records/terms/es-hours.json": { "": hours } });
    const at = recordPath("terms/es-hours");
    await ed.sendFiles(at, { do: "draft", seen: seenIn((await ed.get(at)).text) });
    expect((await ed.get(recordPaths.opening)).text).toContain("España: 22 sin respuesta");
    expect((await ed.get(`${recordPaths.terms}?country=es`)).text).toContain("1 de 23 respondidas");
  });

  test("a list of places is read as a spreadsheet of the country wrote it", async () => {
    await start();
    const ed = await admitted("ed@desk.example");
    const csv = [
      "Provincia o código postal;Servicio;Desde;Prestadores;Mediana;Fecha del dato",
      "Córdoba;Plomería;operativo;1.200;45,4;01/11/2026",
      "1414;Vial;1/3/2027;12;38;2026-11-01",
      "Atlántida;Vial;;;;01/11/2026",
      "C;Buceo;;;;01/11/2026",
      "C;Salud;pronto;;;01/11/2026",
      "C;Salud;;;muchos;01/11/2026",
      "C;Salud;;;;13/13/2026",
    ].join("\r\n");
    const list = new Blob([Buffer.from(csv, "latin1")]);
    const { text } = await ed.sendFiles(recordPaths.network, { country: "ar", list });
    expect(text).toContain("Líneas leídas: 2");
    expect(text).toContain("Líneas con errores: 5");
    expect(text).toMatch(
      />4<.*?Lugar desconocido.*?Atlántida.*?>5<.*?Buceo.*?>6<.*?pronto.*?>7<.*?muchos.*?>8<.*?13\/13\/2026/s,
    );
    // Whoever mends the list finds its country chosen.
    const { text: spain } = await ed.sendFiles(recordPaths.network, { country: "es", list });
    expect(spain).toContain('<option value="es" selected=""');
    const [stored] = await store.uploads();
    const bytes = (await store.upload(stored?.hash ?? ""))?.bytes ?? [];
    // How many providers there are in a place is nobody's to read.
    expect(JSON.parse(Buffer.from(bytes).toString())).toEqual({
      country: "ar",
      day: "2026-11-01",
      days: ["2027-03-01"],
      places: { "141": "4b38.0", X: "a45" },
    });
    // What is counted is in the data, whatever a form says; a server that makes no pages keeps a draft.
    const twice = new Blob([`${csv}\r\n1414;Vial;;;20;2026-11-01`]);
    const { text: again } = await ed.sendFiles(recordPaths.network, { country: "ar", list: twice });
    const [, file = ""] = /name="file" value="(\w{64}\.json)"/.exec(again) ?? [];
    await ed.send(recordPaths.network, { country: "ar", do: "publish", file, rows: "5000" });
    expect((await store.drafts())[0]?.value).toMatchObject({ file, rows: 2 });
    expect((await ed.get(recordPaths.files)).text).toContain(">Red · Argentina<");
    const none = new Blob(["Ciudad,Barrio\nx,y"]);
    const { text: wrong } = await ed.sendFiles(recordPaths.network, { country: "ar", list: none });
    expect(wrong).toContain("Lugar, Servicio, Fecha del dato");
    for (const [said, sent] of [
      ["No es un archivo CSV", "PK\x03\x04\x14\0xl/workbook.xml"],
      ["No es un archivo CSV", `${csv}\n14\x0014;Vial;;;;01/11/2026`],
      ["Demasiados datos", `${csv}${"\n1414;Vial;;;;01/11/2026".repeat(200_000)}`],
      ["=HYPERLINK(", `${csv}\n"=HYPERLINK(""https://evil.example"")";Vial;;;;01/11/2026`],
    ] as const) {
      const refused = await ed.sendFiles(recordPaths.network, {
        country: "ar",
        list: new Blob([sent]),
      });
      expect(refused.text, said).toContain(said);
    }
    const br = await admitted("br@desk.example");
    expect((await br.sendFiles(recordPaths.network, { country: "ar", list })).status).toBe(403);
    const forged = { country: "ar", do: "publish", file: "x".repeat(64), rows: "9" };
    expect((await ed.send(recordPaths.network, forged)).status).toBe(403);
  });
});
