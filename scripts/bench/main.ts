// Measures pages in a browser, prints, asserts nothing.
import { parseArgs } from "node:util";
import { benchFirstView, benchPress } from "./applied.ts";
import { benchLighthouse } from "./lighthouse.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    press: { type: "string" },
  },
});
const [subject, ...urls] = positionals;
const runs = Number(values.runs);

if (subject === "applied" && urls.length > 0) {
  console.table(
    await (values.press ? benchPress(urls, runs, values.press) : benchFirstView(urls, runs)),
  );
} else if (subject === "lighthouse" && urls.length > 0) {
  console.table(benchLighthouse(urls, runs));
} else if (subject === "beside" && urls.length === 2) {
  const [peer = "", ours = ""] = urls;
  await printBeside(peer, ours);
} else {
  console.log(`npm run bench -- beside PEER-URL URL [--runs 5]       all of the below beside a peer's page, and the ratios
npm run bench -- applied URL... [--runs 5]            a slow network and processor, really applied; any site's URLs
npm run bench -- applied URL... --press "Contact"     the time from a press on that link or button to the next page or the dialog
npm run bench -- lighthouse URL... [--runs 5]         Lighthouse's simulation: medians, the URLs taking turns`);
  process.exitCode = 2;
}

/** A ratio below 1 means less time than the peer; of scores, the higher is the better. */
async function printBeside(peer: string, ours: string) {
  const both = [peer, ours];
  const measured = {
    simulated: benchLighthouse(both, runs),
    applied: await benchFirstView(both, runs),
    "to the next page:": await benchPress(both, runs),
  };
  const lines = Object.entries(measured).flatMap(([name, pages]) =>
    Object.entries(pages[ours] ?? {}).map(([column, value]) => {
      const other = pages[peer]?.[column] ?? Number.NaN;
      return [`${name} ${column}`, { peer: other, ours: value, ratio: ratioOf(value, other) }];
    }),
  );
  console.table(Object.fromEntries(lines));
}

function ratioOf(value: number, other: number) {
  return other === 0 ? undefined : Number((value / other).toFixed(2));
}
