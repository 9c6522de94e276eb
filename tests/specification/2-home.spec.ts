// Section 2, Home page: the hero's two buttons.
import { es as home } from "#app/pages/home/content.es.ts";
import { expect, test, withMotion } from "../test.ts";

test.use(withMotion);

test("Hero: primary button scrolls to anchor #servicios-section", async ({ page, open }) => {
  await open("/");
  await page.locator('main a[href$="#servicios-section"]').click();
  await expect(page).toHaveURL("/#servicios-section");
  const top = () =>
    page.locator("#servicios-section").evaluate((it) => it.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(79);
});

test("secondary 'become a partner' button opens the contact dialog", async ({ page, open }) => {
  await open("/");
  await page.getByRole("main").getByRole("button", { name: home.hero.becomePartner }).click();
  await expect(page.getByRole("dialog").locator("input[value=partner]")).toBeChecked();
});
