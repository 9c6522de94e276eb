// Section 2, Footer. That its Contact button opens the dialog is in section 4.
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

test(`Links: ${links.join(", ")}. Three external social links (facebook, instagram, linkedin). Copyright year is computed from the current date`, async ({
  page,
  open,
}) => {
  await page.clock.setFixedTime(new Date("2031-05-01T12:00:00Z"));
  await open("/");
  const footer = page.getByRole("contentinfo");
  for (const path of links) await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
  await expect(footer.locator('a[href^="https://"]')).toHaveCount(3);
  for (const [network, href] of Object.entries(brand.social)) {
    expect(href).toContain(`${network}.com`);
    await expect(footer.locator(`a[href="${href}"]`)).toBeVisible();
  }
  await expect(footer).toContainText("© 2031");
});
