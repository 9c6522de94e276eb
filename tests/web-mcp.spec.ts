// The assistant in the visitor's browser, with Chromium's own WebMCP.
import type { Page } from "@playwright/test";
import { estimate } from "../core/estimate.ts";
import { numberFormat } from "../core/number-format.ts";
import { printedOf } from "../core/printed.ts";
import { readProgrammes } from "../core/programme.ts";
import { expect, test } from "./test.ts";

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const args = [...(launchOptions.args ?? []), "--enable-features=WebMCP"];
    await use({ ...launchOptions, args });
  },
});

interface Context {
  getTools(): Promise<{ name: string }[]>;
  executeTool(tool: unknown, input: object): Promise<string>;
}

async function hasTools(page: Page, ...names: string[]) {
  const listed = () =>
    page.evaluate(async () => {
      const context = document.modelContext as unknown as Context;
      return (await context.getTools()).map(({ name }) => name);
    });
  await expect.poll(listed).toEqual(expect.arrayContaining(names));
}

/** As the browser's assistant calls it. */
function call(page: Page, name: string, input: object): Promise<string> {
  return page.evaluate(
    async ([name, input]) => {
      const context = document.modelContext as unknown as Context;
      const tools = await context.getTools();
      return context.executeTool(
        tools.find((tool) => tool.name === name),
        input as object,
      );
    },
    [name, input],
  );
}

test("sets a programme and reads what the page shows", async ({ page, open, allowConsole }) => {
  await open("/us");
  await hasTools(page, "estimate_program", "find_coverage", "open_contact");
  const wanted = { company: "insurerMotor", customers: 80_000, services: ["towing", "battery"] };
  const { opened } = JSON.parse(await call(page, "estimate_program", wanted));
  await expect(page).toHaveURL(opened);
  // The page that it opened has the same tool, which gives what it shows.
  await hasTools(page, "estimate_program");
  const { text, link } = JSON.parse(await call(page, "estimate_program", wanted));
  await expect(page).toHaveURL(link);
  const programme = readProgrammes(link.split("#")[1], "us").programmes[0]!;
  expect(programme).toMatchObject({ country: "us", ...wanted });
  const result = estimate(programme);
  const { rough, exact } = numberFormat({ country: "us", language: "en" }, "us");
  expect(text).toContain(exact(printedOf(result).allIn));
  expect(text).toContain(rough(result.perCustomerMonth.likely));

  allowConsole(/Not understood: teleport/);
  const unknown = call(page, "estimate_program", { services: ["teleport"] });
  await expect(unknown).rejects.toThrow(/teleport|Error/);
});

test("shows and lists the services that match a customer's words", async ({ page, open }) => {
  await open("/us/about");
  await hasTools(page, "find_coverage");
  await call(page, "find_coverage", { query: "leaking pipe" });
  await page.waitForURL(/\/us\/coverage/);
  await hasTools(page, "find_coverage");
  const found = JSON.parse(await call(page, "find_coverage", { query: "leaking pipe" }));
  expect(found).toMatchObject([{ id: "plumbing" }]);
  await expect(page).toHaveURL(/\/us\/coverage\?q=leaking(%20|\+)pipe$/);
});

test("fills in the contact form, which only the visitor sends", async ({ page, open }) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && !request.url().endsWith("/figures")) {
      sent.push(request.url());
    }
  });
  await open("/us/program#v2&customers=70000");
  await hasTools(page, "open_contact");
  await call(page, "open_contact", {});
  await expect(page).toHaveURL(/\/us\/contact\?type=partner#v2/);
  await hasTools(page, "write_message");
  const written = call(page, "write_message", { name: "Ana Prueba", message: "A first question." });
  // It is answered when the visitor presses the button, or never.
  written.catch(() => {});
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Ana Prueba");
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("A first question.");
  expect(sent).toEqual([]);
});
