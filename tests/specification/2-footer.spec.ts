// Section 2, Footer.
import { brand } from "../../core/brand.ts";
import { expect, test } from "../test.ts";

const links = [
  "/servicios/hogar",
  "/servicios/salud",
  "/servicios/vial",
  "/servicios/mascotas",
  "/servicios/dispositivos",
  "/nosotros",
  "/industrias",
  "/soluciones",
  "/investor",
  "/nosotros#trabaja-con-nosotros",
  "/aviso-legal",
  "/privacidad",
];

test(`Links: ${links.join(", ")}`, async ({ page, open }) => {
  await open("/");
  for (const path of links) {
    await expect(page.getByRole("contentinfo").locator(`a[href="${path}"]`)).toBeVisible();
  }
});

test("Three external social links (facebook, instagram, linkedin)", async ({ page, open }) => {
  await open("/");
  const external = page.getByRole("contentinfo").locator('a[href^="https://"]');
  await expect(external).toHaveCount(3);
  for (const [network, href] of Object.entries(brand.social)) {
    expect(href).toContain(`${network}.com`);
    await expect(external.and(page.locator(`[href="${href}"]`))).toBeVisible();
  }
});

test("A Contact button opens the contact dialog", async ({ page, open }) => {
  await open("/");
  await page.getByRole("contentinfo").locator("button[aria-haspopup=dialog]").click();
  await expect(page.getByRole("dialog").locator("input[value=client]")).toBeChecked();
});

test("Copyright year is computed from the current date", async ({ page, open }) => {
  await page.clock.setFixedTime(new Date("2031-05-01T12:00:00Z"));
  await open("/");
  await expect(page.getByRole("contentinfo")).toContainText("© 2031");
});
