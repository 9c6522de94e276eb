// What buyers ask an assistant, answered from /llms.txt and the Markdown pages alone.
import { expect, test } from "vitest";
import { origin } from "./site.ts";

test.each([
  [
    "What does towing include?",
    "/us/coverage.md",
    /\*\*Towing\*\*.*Towing a disabled vehicle to the/,
  ],
  ["O que um banco oferece?", "/br/setores/bancos-e-cartoes.md", /chaveiro/i],
  [
    "What would an auto insurer pay?",
    "/us/program.md",
    /\| Auto insurer \| \$[\d.]+ \$[\d.]+ to \$[\d.]+ \|/,
  ],
  ["¿Qué límites son habituales?", "/es/programa.md", /Seguro de hogar.*Hogar: hasta 150/],
  [
    "Is that price before tax, and what is left out?",
    "/us/program.md",
    /before tax[\s\S]*Rental car/,
  ],
  ["Where does the home frequency come from?", "/us/program.md", /Home: cases.*\[2, 3, 4\]/],
  ["Is it insurance, and who carries the risk?", "/us/who-does-what.md", /\*\*Insurance:\*\*/],
  [
    "Who is responsible for members' data?",
    "/us/who-does-what.md",
    /Members’ data:.*service provider/,
  ],
  ["What are the steps to launch?", "/us/solutions/integrations.md", /steps to launch\?\n+\S/],
  ["How do I get in touch?", "/us/contact.md", /Business partner|partner/],
])("%s", async (_, path, answer) => {
  const list = await (await fetch(`${origin}/llms.txt`)).text();
  expect(list).toContain("Countries: Argentina, Spain, Brazil, United States");
  expect(list).toContain(`(${origin}${path})`);
  expect(await (await fetch(origin + path)).text()).toMatch(answer);
});
