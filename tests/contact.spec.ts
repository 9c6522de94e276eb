import type { Page, Request, Route } from "@playwright/test";
import { axeViolations } from "./axe.ts";
import { expect, hold, ready, test, withMotion } from "./test.ts";

test.use(withMotion);

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Join the service revolution" });
const footerContact = (page: Page, name = "Contact") =>
  page.getByRole("contentinfo").getByRole("button", { name });
const choice = (page: Page, name: string) =>
  dialogOf(page).getByRole("radio", { name, exact: true });
const submitOf = (page: Page) => page.getByRole("button", { name: "Send message" });

const visitor = {
  Name: "Ana Núñez",
  Email: "ana@correo.example",
  Phone: "+44 20 7946 0000",
  Message: "I would like to see a demo.",
};

async function fill(page: Page, values: Partial<typeof visitor> & { Company?: string } = visitor) {
  for (const [label, value] of Object.entries(values)) {
    await page.getByRole("textbox", { name: label }).fill(value);
  }
}

/** Closes the dialog while its message is on its way, and opens it again. */
async function sendAndOpenAgain(page: Page) {
  await footerContact(page).click();
  await fill(page);
  await submitOf(page).click();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toHaveCount(0);
  await footerContact(page).click();
}

/** Answers the next submission in the server's place. */
async function answerOnce(page: Page, status: number, body: object) {
  await page.route("**/api/send-email", (route) => route.fulfill({ status, json: body }), {
    times: 1,
  });
}

function submission(page: Page): Promise<Request> {
  return page.waitForRequest("**/api/send-email");
}

test("opened from the phone's menu, gives the focus back to the menu's button", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open("/us");
  const menuButton = page.getByRole("button", { name: "Open menu" });
  await menuButton.click();
  await page.locator("#mobile-menu").getByRole("button", { name: "Request a demo" }).click();
  await expect(dialogOf(page)).toBeVisible();
  await dialogOf(page).getByRole("button", { name: "Close" }).click();
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(menuButton).toBeFocused();
});

test("closes on a press outside, not on a drag that ends there", async ({ page, open }) => {
  await open("/us");
  await footerContact(page).click();
  const box = await dialogOf(page).boundingBox();
  if (!box) throw new Error("no dialog");
  await page.mouse.move(box.x + 40, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x - 60, box.y + 40);
  await page.mouse.up();
  await expect(dialogOf(page)).toBeVisible();
  await page.mouse.click(box.x - 60, box.y + 40);
  await expect(dialogOf(page)).toHaveCount(0);
});

test("opens again at once, while the last one fades", async ({ page, open }) => {
  await open("/us");
  await footerContact(page).press("Enter");
  await expect(dialogOf(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(footerContact(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(choice(page, "Customer")).toBeFocused();
  await expect(dialogOf(page)).toHaveCSS("opacity", "1");
});

test("opens again in the moment in which the last one is gone", async ({ page, open }) => {
  await open("/us");
  await footerContact(page).press("Enter");
  await expect(submitOf(page)).toBeVisible();
  // Both in one rendering.
  await page.evaluate(() => {
    const dialog = document.querySelector("dialog");
    dialog?.addEventListener("close", async () => {
      const fading = dialog.getAnimations().map(({ finished }) => finished);
      await Promise.allSettled(fading);
      document.querySelector<HTMLElement>("footer button[aria-haspopup=dialog]")?.click();
    });
    dialog?.close();
  });
  await expect(dialogOf(page)).toBeVisible();
  await expect(choice(page, "Customer")).toBeFocused();
});

test("a focus that moved before the form was drawn stays", async ({ page, open }) => {
  await open("/us");
  await page.evaluate(() => {
    new MutationObserver(() => {
      const dialog = document.querySelector("dialog[open]");
      if (!dialog?.querySelector("form")) dialog?.querySelector("button")?.focus();
    }).observe(document.body, { subtree: true, attributes: true, attributeFilter: ["open"] });
  });
  await footerContact(page).click();
  await expect(submitOf(page)).toBeVisible();
  // The effect that would move the focus runs after the form's first frame.
  await page.evaluate(() => window.nextFrame());
  await expect(dialogOf(page).getByRole("button", { name: "Close" })).toBeFocused();
});

test("does not open on a page that the visitor went to meanwhile", async ({ page, open }) => {
  await open("/us");
  const leave = await hold(page, "**/assets/forms-*.js");
  const loaded = page.waitForResponse("**/assets/forms-*.js");
  await footerContact(page).press("Enter");
  await page.getByRole("banner").getByRole("link", { name: "Industries" }).click();
  await expect(page).toHaveURL(/\/us\/industries$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  leave();
  await (await loaded).finished();
  await expect(page.locator(".navigation-progress")).toHaveCount(0);
  await expect(page.locator("dialog")).toHaveCount(0);
});

test("stays open when the page arrives that was loading before it", async ({ page, open }) => {
  await open("/us");
  const arrive = await hold(page, "**/us/industries.data*");
  // At once, so that React has rendered nothing in between.
  await page.evaluate(() => {
    document.querySelector<HTMLElement>("header a[href='/us/industries']")?.click();
    document.querySelector<HTMLElement>("main button[aria-haspopup=dialog]")?.click();
  });
  await expect(submitOf(page)).toBeVisible();
  arrive();
  await expect(page).toHaveURL(/\/us\/industries$/);
  const heading = page.locator("h1", { hasText: "Assistance built around your industry" });
  await expect(heading).toBeVisible();
  await expect(dialogOf(page)).toBeVisible();
  // The button that opened it is gone.
  await page.keyboard.press("Escape");
  await expect(heading).toBeFocused();
});

test("opens when pressed while React renders the page of the new address", async ({
  page,
  open,
}) => {
  await open("/us");
  await page.evaluate(() => {
    const pushState = history.pushState.bind(history);
    history.pushState = (...args) => {
      pushState(...args);
      document.querySelector<HTMLElement>("header button[aria-haspopup=dialog]")?.click();
    };
  });
  await page.getByRole("banner").getByRole("link", { name: "Industries" }).click();
  await expect(submitOf(page)).toBeVisible();
  await expect(page).toHaveTitle(/^Industries/);
  await expect(dialogOf(page)).toBeVisible();
});

test("holds the page still without moving it sideways", async ({ page, open }) => {
  await open("/us");
  const logo = page.getByRole("banner").getByRole("link").first();
  const before = await logo.boundingBox();
  await page.getByRole("banner").getByRole("button", { name: "Request a demo" }).click();
  await expect(dialogOf(page)).toBeVisible();
  expect((await logo.boundingBox())?.x).toBe(before?.x);
  await page.mouse.move(20, 300);
  await page.mouse.wheel(0, 600);
  await page.evaluate(() => window.nextFrame());
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toHaveCount(0);
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test("loads its code when a visitor reaches for a button", async ({ page, open }) => {
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  await open("/us");
  await page.waitForLoadState("networkidle");
  const isForm = (url: string) => /\/forms-|\/texts\./.test(url);
  expect(scripts.filter(isForm)).toEqual([]);
  await page.getByRole("banner").getByRole("button", { name: "Request a demo" }).hover();
  await expect.poll(() => scripts.some(isForm)).toBe(true);
  await page.waitForLoadState("networkidle");
  const languages = scripts.filter((url) => /\/texts\.(es|pt|en)/.test(url));
  expect(languages).toHaveLength(1);
  expect(languages[0]).toContain("texts.en");
});

test("asks a partner, and nobody else, for the company", async ({ page, open, allowConsole }) => {
  allowConsole(/503|could not be stored/);
  await open("/us");
  await page.getByRole("banner").getByRole("button", { name: "Request a demo" }).click();
  const company = page.getByRole("textbox", { name: "Company" });
  await fill(page);
  await submitOf(page).click();
  await expect(company).toHaveAccessibleDescription("Company name is required");
  await company.fill("Banco Sur");
  await choice(page, "Provider").check();
  await expect(company).toHaveCount(0);
  const asProvider = submission(page);
  await answerOnce(page, 503, { message: "The message could not be stored." });
  await submitOf(page).click();
  expect((await asProvider).postDataJSON().company).toBe("");
  await choice(page, "Partner").check();
  await expect(company).toHaveValue("Banco Sur");
  const asPartner = submission(page);
  await submitOf(page).click();
  expect((await asPartner).postDataJSON()).toMatchObject({
    contact_type: "partner",
    company: "Banco Sur",
  });
  await expect(page.getByText("Message sent successfully")).toBeVisible();
});

test("names the campaign a visitor came by, pages later", async ({ page, open }) => {
  await open("/us?utm_source=letter");
  await page.getByRole("banner").getByRole("link", { name: "Industries" }).click();
  await expect(page).toHaveURL(/\/us\/industries$/);
  await footerContact(page).click();
  await fill(page);
  const sending = submission(page);
  await submitOf(page).click();
  expect((await sending).postDataJSON().context).toMatchObject({
    page: "/us/industries",
    campaign: "source=letter",
  });
});

test("a failure keeps everything, and the same content its key", async ({
  page,
  open,
  allowConsole,
}) => {
  allowConsole(/503|could not be stored/);
  await open("/us");
  await footerContact(page).click();
  await fill(page);
  const keys: string[] = [];
  page.on("request", (request) => {
    const key = request.headers()["idempotency-key"];
    if (key) keys.push(key);
  });

  const refusal = { message: "The message could not be stored. Please try again." };
  await answerOnce(page, 503, refusal);
  await submitOf(page).click();
  const toast = page.getByText("Error sending message. Please try again.");
  await expect(toast).toBeVisible();
  await expect(dialogOf(page)).toBeVisible();
  await expect(submitOf(page)).toBeFocused();
  // The notice beside the button stays when the toast is gone, and when the dialog is closed.
  await page.getByRole("button", { name: "Close notification" }).click();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toHaveCount(0);
  await footerContact(page).click();
  const notice = /problem is on our end.*write to contact@amparia\.example/;
  await expect(dialogOf(page).getByText(notice)).toBeVisible();
  await expect(submitOf(page)).toHaveAccessibleDescription(notice);
  for (const [label, value] of Object.entries(visitor)) {
    await expect(page.getByRole("textbox", { name: label })).toHaveValue(value);
  }

  const { promise: isDue, resolve: answer } = Promise.withResolvers<void>();
  await page.route(
    "**/api/send-email",
    async (route) => {
      await isDue;
      await route.fulfill({ status: 503, json: refusal });
    },
    { times: 1 },
  );
  await submitOf(page).click();
  await expect.poll(() => keys.length).toBe(2);
  await expect(dialogOf(page).getByText(notice)).toHaveCount(0);
  answer();
  await expect(submitOf(page)).toBeEnabled();
  await fill(page, { Message: "I would like to see two demos." });
  await submitOf(page).click();
  await expect(page.getByText("Message sent successfully")).toBeVisible();
  expect(keys).toHaveLength(3);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("what is changed, and left, while an earlier message is sent is kept", async ({
  page,
  open,
}) => {
  await open("/us");
  const answer = await hold(page, "**/api/send-email");
  const changed = "I would like to see two demos.";
  const message = page.getByRole("textbox", { name: "Message" });
  await sendAndOpenAgain(page);
  await message.fill(changed);
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toHaveCount(0);
  answer();
  await expect(page.getByText("Message sent successfully")).toBeVisible();
  await footerContact(page).click();
  await expect(message).toHaveValue(changed);
});

test("a message sent twice, while the first is on its way, closes the dialog", async ({
  page,
  open,
}) => {
  await open("/us");
  const held: Route[] = [];
  await page.route("**/api/send-email", (route) => {
    held.push(route);
  });
  await sendAndOpenAgain(page);
  await submitOf(page).click();
  await expect.poll(() => held.length).toBe(2);
  for (const route of held) await route.continue();
  await expect(dialogOf(page)).toHaveCount(0);
  await footerContact(page).click();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("");
});

for (const isChanged of [false, true]) {
  const [what, then] = isChanged ? ["changed", "stays"] : ["unchanged", "closes"];
  test(`opened again while sending and ${what}, ${then} once it is sent, and says so`, async ({
    page,
    open,
  }) => {
    await open("/us");
    const answer = await hold(page, "**/api/send-email");
    await sendAndOpenAgain(page);
    const message = page.getByRole("textbox", { name: "Message" });
    await expect(message).toHaveValue(visitor.Message);
    if (isChanged) await message.fill("I would like to see two demos.");
    answer();
    // A modal covers the page's own toasts.
    const visible = isChanged ? dialogOf(page) : page;
    await expect(visible.getByText("Message sent successfully")).toBeVisible();
    await expect(dialogOf(page)).toHaveCount(isChanged ? 1 : 0);
    if (isChanged) return expect(message).toHaveValue("I would like to see two demos.");
    await footerContact(page).click();
    await expect(message).toHaveValue("");
  });
}

test("words that were changed and sent while an earlier message is sent are kept if they fail", async ({
  page,
  open,
  allowConsole,
}) => {
  allowConsole(/503|could not be stored/);
  await open("/us");
  const held: Route[] = [];
  await page.route("**/api/send-email", (route) => {
    held.push(route);
  });
  const changed = "I would like to see two demos.";
  const message = page.getByRole("textbox", { name: "Message" });
  await sendAndOpenAgain(page);
  await message.fill(changed);
  await submitOf(page).click();
  await expect.poll(() => held.length).toBe(2);
  await held[0]!.continue();
  await expect(page.getByText("Message sent successfully")).toBeVisible();
  await held[1]!.fulfill({ status: 503, json: { message: "The message could not be stored." } });
  await expect(page.getByText("Error sending message")).toBeVisible();
  await page.reload();
  await ready(page);
  await footerContact(page).click();
  await expect(message).toHaveValue(changed);
});

test("the toast of a failure can be used while the dialog is open", async ({
  page,
  open,
  allowConsole,
}) => {
  allowConsole(/429|Too many/);
  await open("/us");
  await footerContact(page).click();
  await fill(page);
  await answerOnce(page, 429, { message: "Too many messages. Please try again later." });
  await submitOf(page).click();
  const toast = page.locator("[data-sonner-toast]", { hasText: "Wait a minute" });
  await expect(toast).toBeVisible();
  await page.getByRole("button", { name: "Close notification" }).click();
  await expect(toast).toHaveCount(0);
  await expect(dialogOf(page)).toBeVisible();
});

for (const width of [390, 1024, 1280]) {
  test(`a failure's toast leaves the button free at ${width} px`, async ({
    page,
    open,
    allowConsole,
  }) => {
    allowConsole(/503|could not be stored/);
    await page.setViewportSize({ width, height: 800 });
    await open("/us");
    await footerContact(page).click();
    await fill(page);
    await answerOnce(page, 503, { message: "The message could not be stored." });
    await submitOf(page).click();
    await expect(page.getByText("Error sending message. Please try again.")).toBeVisible();
    await submitOf(page).click();
    await expect(page.getByText("Message sent successfully")).toBeVisible();
  });
}

test("without a connection it says so, and nothing is sent again on its own", async ({
  page,
  open,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|Failed to fetch/);
  await open("/us");
  await footerContact(page).click();
  await fill(page);
  let attempts = 0;
  await page.route("**/api/send-email", (route) => {
    attempts += 1;
    return route.abort();
  });
  await submitOf(page).click();
  await expect(submitOf(page)).toHaveAccessibleDescription(/Check your connection/);
  await expect(dialogOf(page)).toBeVisible();
  expect(attempts).toBe(1);
});

test("a field the server refuses is shown at its place", async ({ page, open, allowConsole }) => {
  allowConsole(/422|not valid/);
  await open("/us");
  await footerContact(page).click();
  await fill(page);
  await answerOnce(page, 422, {
    message: "Some fields are not valid.",
    errors: { reply_to: "invalid" },
  });
  await submitOf(page).click();
  const email = page.getByRole("textbox", { name: "Email" });
  await expect(email).toHaveAccessibleDescription("Please enter a valid email");
  await expect(email).toBeFocused();
});

test("the draft survives an accidental close and a reload", async ({ page, open }) => {
  await open("/us");
  await footerContact(page).click();
  await choice(page, "Provider").check();
  await fill(page, { Name: visitor.Name, Message: visitor.Message });
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toHaveCount(0);
  await footerContact(page).click();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(visitor.Message);

  await page.reload();
  await open("/us/services");
  await footerContact(page).click();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue(visitor.Name);
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(visitor.Message);
  await expect(choice(page, "Provider")).toBeChecked();
});

test("can be filled in and sent with the keyboard alone", async ({ page, open }) => {
  await open("/us");
  await footerContact(page).focus();
  await page.keyboard.press("Enter");
  await expect(choice(page, "Customer")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(choice(page, "Provider")).toBeChecked();
  for (const value of Object.values(visitor)) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(value);
  }
  await page.keyboard.press("Tab");
  await expect(submitOf(page)).toBeFocused();
  const sending = submission(page);
  await page.keyboard.press("Enter");
  expect((await sending).postDataJSON()).toMatchObject({
    contact_type: "provider",
    from_name: visitor.Name,
  });
  await expect(page.getByText("Message sent successfully")).toBeVisible();
  await expect(footerContact(page)).toBeFocused();
});

test("proposes the usual spelling of a mistyped mail domain", async ({ page, open }) => {
  await open("/us");
  await footerContact(page).click();
  const email = page.getByRole("textbox", { name: "Email" });
  await email.fill("ana@gmial.com");
  await page.getByRole("button", { name: "Did you mean ana@gmail.com?" }).click();
  await expect(email).toHaveValue("ana@gmail.com");
  await expect(email).toBeFocused();
  await expect(page.getByRole("button", { name: /Did you mean/ })).toHaveCount(0);
});

for (const [path, contact, prefix, law, policy] of [
  ["/", "Contacto", "+54", "Ley 25.326", "/privacidad"],
  ["/es", "Contacto", "+34", "RGPD", "/es/privacidad"],
  ["/br", "Contato", "+55", "LGPD", "/br/privacidade"],
  ["/us", "Contact", "+1", "only to answer you", "/us/privacy"],
] as const) {
  test(`speaks of ${path}'s own prefix and law`, async ({ page, open }) => {
    await open(path);
    await footerContact(page, contact).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.locator('input[type="tel"]')).toHaveAttribute("placeholder", prefix);
    await expect(dialog.getByText(law)).toBeVisible();
    const link = dialog.getByRole("link");
    await expect(link).toHaveAttribute("href", policy);
    await expect(link).toHaveAttribute("target", "_blank");
  });
}

test("has no accessibility faults, empty or with errors", async ({ page, open }) => {
  await open("/us");
  await footerContact(page).click();
  await expect(submitOf(page)).toBeVisible();
  await expect(dialogOf(page)).toHaveCSS("opacity", "1");
  expect(await axeViolations(page)).toEqual([]);
  await submitOf(page).click();
  await expect(page.getByText("Phone number is required")).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
});

test("fits a small screen with large text", async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 480 });
  await open("/");
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  await footerContact(page, "Contacto").press("Enter");
  const dialog = page.getByRole("dialog");
  const submit = dialog.getByRole("button", { name: "Enviar mensaje" });
  await expect(submit).toBeVisible();
  const sideways = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(sideways).toBeLessThanOrEqual(0);
  await submit.scrollIntoViewIfNeeded();
  await expect(submit).toBeInViewport();
});

test("the dialog's scrollbar is thin and shows no track beside the dark header", async ({
  page,
  open,
}) => {
  await open("/us");
  await footerContact(page).click();
  const [color, width] = await dialogOf(page).evaluate((dialog) => {
    const { scrollbarColor, scrollbarWidth } = getComputedStyle(dialog);
    return [scrollbarColor, scrollbarWidth];
  });
  expect(color).toMatch(/rgba\(0, 0, 0, 0\)$/);
  expect(width).toBe("thin");
});

test("investors: the button stays when the form's texts do not come, and asks a few times only", async ({
  page,
  open,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED|dynamically imported module/);
  await open("/us/investors");
  let asked = 0;
  await page.route(/\/texts\.en/, (route) => {
    asked += 1;
    return route.abort();
  });
  const button = page.locator("#investor-contact").getByRole("button");
  const failed = page.waitForEvent("console", (it) => /dynamically imported/.test(it.text()));
  await button.click();
  await failed;
  await expect(button).toHaveAttribute("aria-busy", "false");
  // Once when the pointer came near, once for the press.
  expect(asked).toBeLessThanOrEqual(2);
  await page.unroute(/\/texts\.en/);
  await button.click();
  await expect(page.getByRole("form", { name: "Write to investor relations" })).toBeVisible();
});

test("texts that do not come when the language changes replace no page", async ({
  page,
  open,
  allowConsole,
}) => {
  allowConsole(/ERR_FAILED/);
  await open("/us/about");
  await footerContact(page).click();
  await expect(submitOf(page)).toBeVisible();
  await page.keyboard.press("Escape");
  let asked = 0;
  await page.route(/\/texts\.pt/, (route) => {
    asked += 1;
    return route.abort();
  });
  await page.locator('button[popovertarget="language-header"]').click();
  await page.locator("#language-header").getByRole("link", { name: "Português" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "pt-BR");
  await expect.poll(() => asked).toBeGreaterThan(0);
  await expect(page.getByRole("banner").getByRole("link", { name: "Soluções" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
});

test("investors: the draft survives a reload", async ({ page, open }) => {
  await open("/us/investors");
  await page.locator("#investor-contact").getByRole("button").click();
  await fill(page, { ...visitor, Company: "Fondo Sur" });
  await open("/us/investors");
  await page.locator("#investor-contact").getByRole("button").click();
  await expect(page.getByRole("textbox", { name: "Company" })).toHaveValue("Fondo Sur");
});
