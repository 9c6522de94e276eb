// The sandbox: a sample request to the simulator, its answer, the events that follow, and the screens.
import { contentFor } from "#content/content-for.ts";
import { expect, test } from "./test.ts";

const cases = contentFor({ country: "ar", language: "en" }, "cases");
const content = contentFor({ country: "ar", language: "en" }, "sandbox");

test("a sample case is sent, followed to its end and read, and nothing leaves the browser", async ({
  page,
  open,
}) => {
  await open("/us/api-sandbox");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.postData()?.includes("P-104477")) sent.push(request.url());
  });
  const main = page.getByRole("main");
  const next = main.getByRole("button", { name: content.next });
  // It opens with the case sent.
  await expect(main.getByText(`${content.answer}: 201`)).toBeVisible();
  await expect(main).toContainText('"case": "48210"');
  await main.getByRole("button", { name: content.send }).click();
  await expect(main).toContainText('"case": "48211"');
  const heights = () =>
    main
      .locator("button:visible")
      .evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().height)));
  const before = await heights();
  await expect(main).toContainText("case.covered");
  for (const event of ["assigned", "ready", "resolved", "paid"]) {
    await next.click();
    await expect(main).toContainText(`case.${event}`);
  }
  expect(await heights(), "no button grows").toEqual(before);
  await expect(next).toBeDisabled();
  await main.getByRole("button", { name: content.read }).click();
  await expect(main.getByText(`${content.answer}: 200`)).toBeVisible();
  await expect(main).toContainText(cases.families.hogar.captions.resolution.insurer);
  await main.getByRole("textbox").fill("{");
  await main.getByRole("button", { name: content.send }).click();
  await expect(main.getByText(`${content.answer}: 400`)).toBeVisible();
  await expect(main.getByText(content.idle)).toHaveCount(3);
  expect(sent).toEqual([]);
});
