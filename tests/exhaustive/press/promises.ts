// Each kind of control has an effect that a visitor expects. `expectEffect` presses it and checks the effect.
import { expect, type Page } from "@playwright/test";
import type { PageId } from "../../../core/pages.ts";
import { readProgrammes } from "../../../core/programme.ts";
import { programmeVersion } from "../../../core/programme-start.ts";
import type { Control } from "./controls.ts";
import { type Place, soon } from "./place.ts";
import { treeOf } from "./tree.ts";

type Press = () => Promise<unknown>;

const headerPx = 80;

/** Where the content makes no offer, and in the footer, the dialog starts with "client", everywhere else with "partner". */
const withoutOffer: (PageId | undefined)[] = ["privacy", "legal", "accessibility", undefined];

function expectedContactType({ area }: Control, id?: PageId) {
  return area === "footer" || (area === "main" && withoutOffer.includes(id)) ? "client" : "partner";
}

/** A control that none of the kinds below knows and that has no state must change the accessibility tree. */
export function mustChangeTree({ role, href, asksToContact, state }: Control): boolean {
  return role !== "tab" && !href && !asksToContact && !state;
}

/** Throws if the press has not the effect of the control's kind. `before` is the accessibility tree before the press. */
export async function expectEffect(control: Control, press: Press, place: Place, before: string) {
  if (control.role === "tab") return expectTab(control, press, place);
  if (control.href) return expectLink(control, control.href, press, place);
  if (control.asksToContact) return expectContact(control, press, place);
  const { page } = place;
  let downloads = 0;
  const countDownload = () => downloads++;
  page.on("download", countDownload);
  const actsBefore = await page.evaluate(() => window.acts);
  await press();
  let last = before;
  const hasChanged = async () => {
    if (control.state) {
      const now = await page.evaluate((key) => window.stateNow(key), control.key);
      return now !== undefined && now !== control.state;
    }
    const tree = await treeOf(page);
    // Pressed early, it differs as long as React hydrates the sections.
    const isSettled = tree === last;
    last = tree;
    return isSettled && tree !== before;
  };
  const isEffective = async () =>
    downloads > 0 || (await page.evaluate(() => window.acts)) > actsBefore || (await hasChanged());
  await expect.poll(isEffective, { ...soon, message: "nothing happens" }).toBe(true);
  page.off("download", countDownload);
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

async function expectContact(control: Control, press: Press, { page, id, isEarly }: Place) {
  await press();
  // Before scripts it is a link to the contact page.
  const opened = page.locator(
    isEarly ? "dialog[open], main:has([type=radio][name=contactType])" : "dialog[open]",
  );
  await expect(opened, "opens the dialog").toBeVisible(soon);
  const type = opened.locator(`input[value=${expectedContactType(control, id)}]`);
  await expect(type, "with the right contact type").toBeChecked(soon);
}

async function expectLink(control: Control, href: string, press: Press, place: Place) {
  const { page } = place;
  const target = new URL(href);
  if (target.protocol === "mailto:") return expect(href).toMatch(/^mailto:[^@\s]+@[^@\s]+\.\w+/);
  if (target.protocol === "tel:") return expect(href).toMatch(/^tel:\+?[\d-]+$/);
  if (target.origin !== new URL(page.url()).origin) return expect(target.protocol).toBe("https:");
  if (control.downloads) return expectDownload(press, page);
  const title = await titleOf(target, place);
  if (control.opensNewTab) return expectNewTab(title, press, page);
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
  if (isPlace) return expectInView(page, target.hash);
  if (target.hash) expectProgramme(target.hash, place);
  await expect.poll(() => page.evaluate(() => scrollY), { ...soon, message: "its top" }).toBe(0);
}

async function expectDownload(press: Press, page: Page) {
  const [download] = await Promise.all([page.waitForEvent("download", soon), press()]);
  expect(await download.failure(), "the file").toBeNull();
}

async function expectNewTab(title: string, press: Press, page: Page) {
  const [tab] = await Promise.all([page.waitForEvent("popup", soon), press()]);
  await expect(tab).toHaveTitle(title, soon);
  await tab.close();
}

async function expectLanguage(language: string, page: Page) {
  const locale = new RegExp(`^${language}`);
  await expect(page.locator("html"), "speaks its language").toHaveAttribute("lang", locale, soon);
  await expect(page.locator(":popover-open"), "closes the panel").toHaveCount(0, soon);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible(soon);
}

/** The fragment holds a programme, which the page understands in full. */
function expectProgramme(hash: string, { country }: Place) {
  expect(readProgrammes(hash.slice(1), country).ignored, "the programme's parts").toEqual([]);
}

/** Below the header; at the end of the page it may be lower. */
async function expectInView(page: Page, hash: string) {
  await expect(async () => {
    const { top, limit } = await page.evaluate(
      (id) => {
        const place = document.getElementById(id)?.getBoundingClientRect();
        const isAtEnd = scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
        return { top: place?.top ?? Number.NaN, limit: isAtEnd ? innerHeight : innerHeight / 2 };
      },
      decodeURIComponent(hash.slice(1)),
    );
    expect(top, "its place is below the header").toBeGreaterThanOrEqual(headerPx - 1);
    expect(top, "its place is in view").toBeLessThan(limit);
  }).toPass(soon);
}

/** Requests the page, which must answer 200. */
async function titleOf(target: URL, { page }: Place): Promise<string> {
  const answer = await page.request.get(target.href);
  expect(answer.status(), "the page it leads to").toBe(200);
  return textIn((await answer.text()).match(/<title>([^<]*)<\/title>/)?.[1] ?? "");
}

function textIn(html: string): string {
  return html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
