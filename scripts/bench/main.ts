// `npm run bench -- applied URL... | lighthouse URL...`: measures, prints, asserts nothing.
import { parseArgs } from "node:util";
import { benchApplied } from "./applied.ts";
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

if (subject === "applied" && urls.length > 0) await benchApplied(urls, runs, values.press);
else if (subject === "lighthouse" && urls.length > 0) benchLighthouse(urls, runs);
else {
  console.log(`npm run bench -- applied URL... [--runs 5]            a slow network and processor, really applied; any site's URLs
npm run bench -- applied URL... --press "Contact"     the time from a press on that link or button to the next page or the dialog
npm run bench -- lighthouse URL... [--runs 5]         Lighthouse's simulation: medians, the URLs taking turns`);
  process.exitCode = 2;
}
