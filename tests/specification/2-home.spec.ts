// Section 2, Home page: the hero's primary button. The secondary one is in section 4.
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
