import type { Browser, Page } from "@playwright/test";
import { mailedLink } from "#server/testing/desk.ts";
import { expect } from "./test.ts";

type Desk = { origin: string; dataDir: string; email: string };

export async function signIn(page: Page, { origin, dataDir, email }: Desk) {
  const newestLink = () => mailedLink(dataDir, email);
  const earlier = newestLink();
  await page.goto(`${origin}/sign-in`);
  await page.getByRole("textbox").fill(email);
  await page.getByRole("button", { name: "Enviarme el enlace" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mire su correo");
  await expect.poll(newestLink).not.toBe(earlier);
  await page.goto(newestLink() ?? "");
  await page.getByRole("button", { name: `Entrar como ${email}` }).click();
  await expect(page).toHaveURL(`${origin}/leads`);
}

/** The cookies of somebody who has signed in, for all tests of a file. */
export async function sessionOf(browser: Browser, desk: Desk) {
  const context = await browser.newContext({ locale: "es-AR" });
  await signIn(await context.newPage(), desk);
  const cookies = await context.cookies();
  await context.close();
  return cookies;
}
