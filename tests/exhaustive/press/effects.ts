// Each kind of control has an effect that a visitor expects. `expectEffect` presses it and checks the effect.
import { expect, type Page } from "@playwright/test";
import type { PageId } from "../../../core/pages.ts";
import { programmeVersion } from "../../../core/programme-start.ts";
import { type Control, settledTree, treeOf } from "./controls.ts";

/** Where controls are pressed, and how. */
export interface Place {
  page: Page;
  path: string;
  /** Absent where there is no page. */
  id?: PageId;
  isTouch: boolean;
  /** Before scripts have come. */
  isEarly?: boolean;
}

type Press = () => Promise<unknown>;

/** For a busy machine: a control that works responds at once. */
const soon = { timeout: 20_000, intervals: [50, 100, 250] };

const headerPx = 80;

/** Throws if the press has not the effect of the control's kind. `idleTree`: of the hydrated page, if it is not yet. */
export async function expectEffect(
  control: Control,
  press: Press,
  place: Place,
  idleTree?: string,
) {
  if (control.role === "tab") return expectTab(control, press, place);
  if (control.href) return expectLink(control, control.href, press, place);
  if (control.opensContact) return expectContact(control, press, place);
  const { page } = place;
  const before = idleTree ?? (await settledTree(page));
  const acts = await page.evaluate(() => window.acts);
  let downloads = 0;
  page.once("download", () => downloads++);
  await press();
  const isEffective = async () =>
    downloads > 0 ||
    (await page.evaluate(() => window.acts)) > acts ||
    (await (idleTree ? settledTree : treeOf)(page)) !== before;
  await expect.poll(isEffective, { ...soon, message: "nothing happens" }).toBe(true);
  // The page that it leads to has come.
  await expect(page.getByRole("progressbar")).toHaveCount(0, soon);
}

async function expectTab({ name, href }: Control, press: Press, { page }: Place) {
  await press();
  const selected = page.getByRole("tab", { selected: true }).filter({ hasText: name });
  await expect(selected, "is selected").toHaveCount(1, soon);
  await expect(page.getByRole("tabpanel").first(), "shows its panel").toBeVisible(soon);
  // The case's tabs lead to a place on the page, and name themselves in the address in another way.
  if (href && !new URL(href).hash) await expect(page).toHaveURL(href, soon);
}

/** Where the content makes no offer, and in the footer, the dialog starts with "client", everywhere else with "partner". */
const withoutOffer: (PageId | undefined)[] = ["privacy", "legal", "accessibility", undefined];

async function expectContact({ area }: Control, press: Press, { page, id, isEarly }: Place) {
  await press();
  // Before scripts it is a link to the contact page.
  const opened = page.locator(
    isEarly ? "dialog[open], main:has([type=radio][name=contactType])" : "dialog[open]",
  );
  await expect(opened, "opens the dialog").toBeVisible(soon);
  const isClient = area === "footer" || (area === "main" && withoutOffer.includes(id));
  const type = opened.locator(`input[value=${isClient ? "client" : "partner"}]`);
  await expect(type, "with the right contact type").toBeChecked(soon);
}

async function expectLink(control: Control, href: string, press: Press, { page }: Place) {
  const target = new URL(href);
  if (target.protocol === "mailto:") return expect(href).toMatch(/^mailto:[^@\s]+@[^@\s]+\.\w+/);
  if (target.protocol === "tel:") return expect(href).toMatch(/^tel:\+?[\d-]+$/);
  if (target.origin !== new URL(page.url()).origin) return expect(target.protocol).toBe("https:");
  if (control.downloads) {
    const [download] = await Promise.all([page.waitForEvent("download", soon), press()]);
    return expect(await download.failure(), "the file").toBeNull();
  }
  const title = await titleOf(page, href);
  if (control.opensNewTab) {
    const [tab] = await Promise.all([page.waitForEvent("popup", soon), press()]);
    await expect(tab).toHaveTitle(title, soon);
    return tab.close();
  }
  await press();
  if (control.hreflang) return expectLanguage(control.hreflang, page);
  const hasProgramme = ({ hash }: URL) => hash.startsWith(`#${programmeVersion}`);
  const isPlace = target.hash !== "" && !hasProgramme(target);
  // Coverage keeps the visitor's programme in the address of its places.
  const isThere = (url: URL) =>
    url.href === target.href || (isPlace && url.pathname === target.pathname && hasProgramme(url));
  await expect(page, "changes the address").toHaveURL(isThere, soon);
  await expect(page, "shows the page").toHaveTitle(title, soon);
  await expect(page.getByRole("heading", { level: 1 }), "shows its heading").toBeAttached(soon);
  const isInPlace = () =>
    page.evaluate(
      ([hash, header]) => {
        if (!hash) return scrollY === 0;
        const top = document.getElementById(hash)?.getBoundingClientRect().top ?? Number.NaN;
        const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
        return top >= header - 1 && top < (isAtEnd ? innerHeight : innerHeight / 2);
      },
      [isPlace ? decodeURIComponent(target.hash.slice(1)) : "", headerPx] as const,
    );
  await expect.poll(isInPlace, { ...soon, message: "shows its place" }).toBe(true);
}

async function expectLanguage(language: string, page: Page) {
  const locale = new RegExp(`^${language}`);
  await expect(page.locator("html"), "speaks its language").toHaveAttribute("lang", locale, soon);
  await expect(page.locator(":popover-open"), "closes the panel").toHaveCount(0, soon);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible(soon);
}

/** Requests the page, which must answer 200. */
async function titleOf(page: Page, href: string): Promise<string> {
  const answer = await page.request.get(href);
  expect(answer.status(), "the page it leads to").toBe(200);
  const title = (await answer.text()).match(/<title>([^<]*)<\/title>/)?.[1] ?? "";
  return title.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
