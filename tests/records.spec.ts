// What a salesperson with the role of an editor enters at the desk, from nothing, until it is on the site.
import type { Page } from "@playwright/test";
import { recordPath, recordPaths } from "#core/desk-records.ts";
import { axeViolations } from "./axe.ts";
import { sessionOf } from "./desk-sign-in.ts";
import { deskPeople } from "./desk-users.ts";
import { openOwnSite } from "./own-site.ts";
import { expect, test } from "./test.ts";

test.describe.configure({ mode: "serial" });

let own: Awaited<ReturnType<typeof openOwnSite>>;
let session: Awaited<ReturnType<typeof sessionOf>>;
test.beforeAll(async ({ browser }) => {
  own = await openOwnSite();
  session = await sessionOf(browser, {
    origin: own.desk,
    dataDir: own.dataDir,
    email: deskPeople.owner,
  });
});
test.beforeEach(({ context }) => context.addCookies(session));
test.afterAll(() => own.close());

const logo = (name: string) => ({
  name: `${name}.svg`,
  mimeType: "image/svg+xml",
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 24"><text y="18">${name}</text></svg>`,
  ),
});

async function addClient(page: Page, name: string) {
  await page.goto(own.desk + recordPaths.proof);
  await page.getByLabel("Qué quiere añadir").selectOption({ label: "Cliente" });
  await page.getByRole("button", { name: "Añadir" }).click();
  await page.getByLabel("Nombre", { exact: true }).fill(name);
  await page.getByLabel("Logo").setInputFiles(logo(name));
  await page.getByLabel("Rubro").selectOption({ label: "Aseguradoras" });
  await page.getByLabel("Hogar").check();
  await page.getByLabel("España").check();
  await page.getByRole("button", { name: "Guardar borrador" }).click();
  await expect(page.getByText("El sitio no ha cambiado")).toBeVisible();
  await expect(page.getByText(/Falta: De dónde sale, Último día/)).toBeVisible();
  await page.getByLabel("De dónde sale").fill("Contrato de 2026");
  await page.getByLabel("Quién lo permitió").fill("Ana Paz");
  await page.getByLabel("Cuándo lo permitió").fill("2026-11-01");
  await page.getByLabel("Último día en que se muestra").fill("2099-01-01");
  await page.getByRole("button", { name: "Guardar y publicar" }).click();
  await expect(page.getByText("Publicado: el sitio ya lo tiene")).toBeVisible({ timeout: 600_000 });
}

test("a client with a logo, an answer and a network of 5,000 lines are public once they are entered", async ({
  page,
}) => {
  test.setTimeout(2_400_000);
  const name = "Seguros Ñandubay";
  await addClient(page, name);
  const shown = await (await fetch(`${own.site}/es`)).text();
  expect(shown).toContain(name);
  const [picture] = /\/uploads\/\w{64}\.svg/.exec(shown) ?? [];
  const file = await fetch(own.site + picture);
  expect(file.headers.get("content-type")).toBe("image/svg+xml");
  await page.goto(`${own.site}/es`);
  await expect(page.getByAltText(name)).toBeVisible();

  await page.goto(`${own.desk}${recordPaths.terms}?country=es`);
  await page.getByRole("link", { name: "¿En qué horario se atiende?" }).click();
  await page.getByLabel("Su posición").fill("todos los días, a toda hora");
  await page.getByRole("button", { name: "Guardar y publicar" }).click();
  await expect(page.getByText("Publicado: el sitio ya lo tiene")).toBeVisible({ timeout: 600_000 });
  const asked = await (await fetch(`${own.site}/es/quien-hace-que`)).text();
  expect(asked).toContain("Todos los días, a toda hora");

  const families = ["Hogar", "Vial", "Salud", "Mascotas", "Dispositivos"];
  const lines = Array.from({ length: 5_000 }, (_, n) => {
    const code = 28_001 + (n % 990);
    const family = families[Math.floor(n / 1_000)];
    if (n % 1_000 === 999) return `Sevilla;${family};1/3/2099;;;01/11/2026`;
    return `${code};${family};operativo;${(n % 40) + 1};${20 + (n % 60)};01/11/2026`;
  });
  const headings = "Código postal;Servicio;Desde;Prestadores;Minutos;Fecha del dato";
  const buffer = Buffer.from([headings, ...lines].join("\r\n"), "latin1");
  await page.goto(own.desk + recordPaths.network);
  await page.getByLabel("País").first().selectOption("es");
  await page
    .getByLabel("Lista (CSV)")
    .setInputFiles({ name: "red.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Leer y revisar" }).click();
  await expect(page.getByText(/Líneas leídas: 5\.000/)).toBeVisible();
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Publicado: el sitio ya lo tiene")).toBeVisible({ timeout: 600_000 });
  await expect(
    page.getByText(/Familias por lugar, publicadas: 4\.955; provincias o regiones: 2/),
  ).toBeVisible();

  // The client leaves with its file, which nobody may see any more.
  await page.goto(own.desk + recordPaths.proof);
  await page.getByRole("link", { name }).click();
  await page.getByText("Retirar", { exact: true }).click();
  await page.getByRole("button", { name: "Retirar del sitio" }).click();
  await expect(page.getByText("Retirado.")).toBeVisible({ timeout: 600_000 });
  expect(await (await fetch(`${own.site}/es`)).text()).not.toContain(name);
  expect((await fetch(own.site + picture)).status).toBe(404);
});

test("200,000 postal codes are answered in the browser, and the answer goes with the program and the message", async ({
  page,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.url(), request.postData() ?? ""));
  await page.goto(`${own.site}/es/cobertura#network`);
  const field = page.getByLabel("Códigos postales, uno por cliente");
  await field.focus();
  await page.locator("[data-hydrated] textarea").waitFor();
  await field.evaluate((it) => {
    const codes = Array.from({ length: 200_000 }, (_, n) =>
      n < 164_000 ? 28_001 + (n % 900) : n < 188_000 ? 41_001 + (n % 900) : "08001",
    );
    const clipboardData = new DataTransfer();
    clipboardData.setData("text", codes.join("\n"));
    it.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  const answer = "82 % hoy, 94 % en marzo de 2099";
  await expect(page.getByText(answer).first()).toBeVisible();
  await expect(page.getByText("Sin red prevista: Barcelona (12.000)")).toBeVisible();
  await expect(page).toHaveURL(/&network=20261101:200000,all:82:94:209903,hogar:82:94:209903/);

  await page.getByRole("button", { name: /^Añadir.*: Fontanería/ }).click();
  await expect(page).toHaveURL(/services=plumbing/);
  const link = page.url().replace("/cobertura", "/programa/resumen");
  await page.getByRole("button", { name: "Enviar este resultado" }).click();
  const message = page.getByRole("dialog").getByLabel("Mensaje");
  await expect(message).toHaveValue(/^Me interesa: Red para 200.000\sclientes.*82\s%\shoy/s);
  for (const [label, value] of [
    ["Nombre", "Irene Soto"],
    ["Correo", "irene@seguros.example"],
    ["Teléfono", "+34 600 000 000"],
  ] as const)
    await page.getByRole("dialog").getByLabel(label).fill(value);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^Enviar/ })
    .click();
  await expect(page.getByText("Mensaje enviado").first()).toBeVisible();
  expect(sent.filter((text) => /(?<!\d)(28|41|08)\d{3}(?!\d)/.test(text))).toEqual([]);

  await page.goto(link);
  await expect(page.locator(".brief-sheet").first()).toContainText(answer);
  await page.goto(`${own.desk}/leads`);
  await page.getByRole("link", { name: "Irene Soto" }).click();
  await expect(page.getByText(/Hogar: 82\s%\shoy, 94\s%\sen\smarzo\sde\s2099/)).toBeVisible();
});

test("no page of records violates a rule of axe, or is wider than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const forms = [
    "proof/client-1",
    "proof/case-1",
    "terms/ar-serviceLevels",
    "terms/br-tender",
  ] as const;
  for (const path of [...Object.values(recordPaths), ...forms.map(recordPath)]) {
    await page.goto(own.desk + path);
    expect(await axeViolations(page), path).toEqual([]);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(excess, path).toBeLessThanOrEqual(0);
  }
});
