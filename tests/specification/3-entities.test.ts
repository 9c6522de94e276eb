// Section 3: entities and their fields.
import { existsSync, readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { familyColors } from "#app/families/family-colors.ts";
import { clientsOf } from "#app/market/clients.ts";
import { categoryIds, categoryOf } from "#app/market/industries.ts";
import { es as industryNames } from "#app/market/industry-names.es.ts";
import { es as about } from "#app/pages/about/content.es.ts";
import { valueIds } from "#app/pages/about/content.ts";
import { es as investors } from "#app/pages/investors/content.es.ts";
import { es as services } from "#app/pages/services/content.es.ts";
import { panelIcons } from "#app/pages/services/panel-icons.ts";
import { es as solutions } from "#app/pages/solutions/content.es.ts";
import { solutionIcons } from "#app/pages/solutions/solution-icons.ts";
import { en as english } from "#app/site-data/dictionary.en.ts";
import { es as spanish } from "#app/site-data/dictionary.es.ts";
import { pt as portuguese } from "#app/site-data/dictionary.pt.ts";
import { defaultContactType, subjectFor } from "#core/contact.ts";
import { toPayload } from "#core/contact-payload.ts";
import { contactFormSchema, investorFormSchema, payloadSchema } from "#core/contact-schemas.ts";
import { countries } from "#core/countries.ts";
import { milestoneIds, milestones } from "#core/facts.ts";
import { familyIds, solutionIds } from "#core/pages.ts";
import { pathOf } from "#core/paths.ts";
import { servicesOf } from "#core/services.ts";
import { readPage } from "./read-page.ts";

describe("Country", () => {
  test("code (ar, es, br, us), name, path, language (es, pt, en)", () => {
    const facts = countries.map(({ code, name, language }) => [
      code,
      name,
      pathOf(code, "home"),
      language,
    ]);
    expect(facts).toEqual([
      ["ar", "Argentina", "/", "es"],
      ["es", "España", "/es", "es"],
      ["br", "Brasil", "/br", "pt"],
      ["us", "Estados Unidos", "/us", "en"],
    ]);
  });

  test.each(countries)("flag of $code", async ({ code }) => {
    const { html } = await readPage("/");
    expect(html).toMatch(
      new RegExp(`href="[^"]*#?(flag-)?${code}"|/${code}[^"]*\\.svg|data-flag="${code}"`),
    );
  });

  test("Spain and Argentina share Spanish text; Brazil Portuguese; US English", async () => {
    for (const [path, dictionary] of [
      ["/", spanish],
      ["/es", spanish],
      ["/br", portuguese],
      ["/us", english],
    ] as const) {
      expect((await readPage(path)).main, path).toContain(dictionary.explorarServicios);
    }
  });

  test("Translation keys", () => {
    const keys =
      `servicios, soluciones, industrias, nosotros, seleccionarPais, pais, inicio, contactarAhora, solicitarDemo,
      explorarServicios, todos, caracteristicasPrincipales, masInformacion, nuestrosProcesos, procesosDescripcion, solicitud,
      solicitudDesc, coordinacion, coordinacionDesc, resolucion, resolucionDesc, necesitasAyuda, contactaHoy, inversores,
      inversionesYFinanzas, inversionesDesc, ultimosResultados, ultimosResultadosDesc, oportunidadesInversion,
      oportunidadesInversionDesc, gobernanzaCorporativa, gobernanzaCorporativaDesc`.split(/,\s+/);
    for (const dictionary of [spanish, portuguese, english]) {
      expect(Object.keys(dictionary).sort()).toEqual([...keys].sort());
      expect(Object.values(dictionary).filter((text) => text.trim() === "")).toEqual([]);
    }
  });
});

test("Language context: language, country, translations", async () => {
  const { language, main } = await readPage("/industrias", "us");
  expect(language).toBe("en");
  expect(main).toContain(english.industrias);
});

test.each(familyIds)(
  "Service family %s: title, description, three icons, color, iconBg, features list",
  (family) => {
    const { title, description } = services.families[family];
    expect([title, description].every((text) => text.length > 3)).toBe(true);
    expect(new Set(panelIcons[family]).size).toBe(3);
    expect(familyColors[family].solid).not.toBe(familyColors[family].tint);
    expect(servicesOf(family).length).toBeGreaterThan(0);
  },
);

test("Industry: name, category (financial, insurance, retail, realestate, health)", () => {
  expect(new Set(Object.values(categoryOf))).toEqual(
    new Set(["financial", "insurance", "retail", "realestate", "health"]),
  );
  expect(Object.keys(industryNames.industries).sort()).toEqual(Object.keys(categoryOf).sort());
});

test("Category: id, name", () => {
  expect(Object.keys(industryNames.categories).sort()).toEqual([...categoryIds].sort());
});

describe("Client", () => {
  const clients = clientsOf("ar");

  test("id, name, category, services (name plus icon); logo image and max logo height", () => {
    for (const { id, name, category, services: offered, logo, maxLogoHeight } of clients) {
      expect(id && name, id).toBeTruthy();
      expect(categoryIds, id).toContain(category);
      expect(offered.length, id).toBeGreaterThan(0);
      expect(maxLogoHeight !== undefined, id).toBe(logo !== undefined);
    }
    expect(new Set(clients.map(({ id }) => id)).size).toBe(clients.length);
  });

  test("if no logo, the name shows as text", async () => {
    const { main } = await readPage("/industrias");
    const plain = clients.filter(({ logo }) => !logo);
    expect(plain.length).toBeGreaterThan(0);
    for (const { name } of plain) expect(main).toContain(name);
  });

  test("About fifteen insurers, banks and retailers are known", () => {
    expect(clients).toHaveLength(15);
  });
});

test.each(solutionIds)(
  "Solution %s: title, icon, description, benefits list, features list",
  (solution) => {
    const { title, description, benefits, features } = solutions.solutions[solution];
    expect(title.length * description.length).toBeGreaterThan(0);
    expect(benefits.length).toBeGreaterThan(1);
    expect(features.length).toBeGreaterThan(1);
    expect(solutionIcons[solution]).toBeDefined();
  },
);

test("Milestone: year, title, description", () => {
  for (const id of milestoneIds) {
    const { title, description } = about.history.milestones[id];
    expect(milestones[id]).toBeGreaterThanOrEqual(milestones.founded);
    expect(title.length * description.length).toBeGreaterThan(0);
  }
});

test("Value: title, description, icon", async () => {
  const { html } = await readPage("/nosotros");
  for (const id of valueIds) {
    const { title, description } = about.values.items[id];
    expect(description.length).toBeGreaterThan(0);
    expect(html).toMatch(new RegExp(`<svg(?:(?!<svg)[\\s\\S])*${title}`));
  }
});

test("Market stat: value, icon, label", async () => {
  const { html } = await readPage("/inversores");
  for (const label of Object.values(investors.stats)) {
    expect(html).toMatch(new RegExp(`<svg(?:(?!<svg)[\\s\\S])*\\d(?:(?!<svg)[\\s\\S])*${label}`));
  }
});

test("Market country: name, value, flag image, color", async () => {
  const { main } = await readPage("/inversores");
  for (const { name } of countries) expect(main).toContain(name);
});

test("Privacy/legal content: sections, each a title and list of paragraphs", () => {
  for (const page of ["privacy", "legal"]) {
    const files = readdirSync(`app/pages/${page}`);
    for (const file of ["content.es.ts", "content.pt.ts", "content.en.ts"])
      expect(files).toContain(file);
    expect(existsSync(`app/pages/${page}/page.tsx`)).toBe(true);
  }
});

const form = {
  name: "Ana Núñez",
  email: "ana@correo.example",
  phone: "+54 11 5555 0101",
  message: "Quisiera ofrecer asistencias.",
};

test("Contact form submission: name, email, phone, message, contactType (partner, provider, client; default client)", () => {
  for (const contactType of ["partner", "provider", "client"]) {
    // A partner also names the company.
    const company = contactType === "partner" ? "Banco Sur" : undefined;
    expect(contactFormSchema.safeParse({ ...form, contactType, company }).success).toBe(true);
  }
  expect(contactFormSchema.safeParse({ ...form, contactType: "investor" }).success).toBe(false);
  expect(defaultContactType).toBe("client");
});

test("the phone is also appended to the message as a line", () => {
  const { message } = toPayload({ ...form, contactType: "client" }, {}, new Date());
  expect(message.split("\n").at(-1)).toContain(form.phone);
  expect(message).toMatch(/^Quisiera ofrecer asistencias\.\n/);
});

test("Investor contact: name, email, company, phone, message, contactType", () => {
  expect(investorFormSchema.safeParse({ ...form, company: "Fondo Sur" }).success).toBe(true);
  expect(toPayload({ ...form, company: "Fondo Sur" }, {}, new Date()).contact_type).toBe(
    "investor",
  );
});

describe("Outgoing email payload", () => {
  const payload = toPayload(
    { ...form, contactType: "partner" },
    {},
    new Date("2026-03-01T12:00:00Z"),
  );

  test("recipients (list), subject, from_name, from_email, reply_to, message, contact_type, company, timestamp (ISO time)", () => {
    expect(payload).toMatchObject({
      recipients: expect.any(Array),
      from_name: form.name,
      reply_to: form.email,
      contact_type: "partner",
      timestamp: "2026-03-01T12:00:00.000Z",
    });
    expect(payload.from_email).toMatch(/@/);
  });

  test("subject: a new-contact prefix plus contact type, or a general-form subject", () => {
    expect(payload.subject).toMatch(/^Nuevo contacto: partner$/);
    expect(subjectFor("not specified")).toBe("Formulario general de la web");
  });

  test("contact_type (default 'not specified'), company (default empty)", () => {
    const {
      contact_type: _type,
      company: _company,
      ...rest
    } = toPayload({ ...form, contactType: "client" }, {}, new Date());
    expect(payloadSchema.parse(rest)).toMatchObject({ contact_type: "not specified", company: "" });
  });
});
