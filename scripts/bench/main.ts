// `npm run bench -- server | figures | lighthouse URL... | controls URL... | growth`: measures, prints, asserts nothing.
import { parseArgs } from "node:util";
import { benchControls } from "./controls.ts";
import { benchFigures } from "./figures.ts";
import { benchGrowth } from "./growth.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchServer } from "./server.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: "string", default: "5" },
    requests: { type: "string", default: "20000" },
  },
});
const [subject, ...urls] = positionals;
const runs = Number(values.runs);

if (subject === "lighthouse" && urls.length > 0) benchLighthouse(urls, runs);
else if (subject === "controls" && urls.length > 0) await benchControls(urls);
else if (subject === "server") await benchServer({ runs, requests: Number(values.requests) });
else if (subject === "figures") await benchFigures({ runs, requests: Number(values.requests) });
else if (subject === "growth") await benchGrowth();
else {
  console.log(`npm run bench -- lighthouse URL... [--runs 5]        medians, the URLs taking turns
npm run bench -- controls URL...                       every press, on a slowed-down machine
npm run bench -- server [--runs 5] [--requests 20000]  pages and leads against a bare Node server, and nginx
npm run bench -- figures [--runs 5] [--requests 20000] pages with counting on and off
npm run bench -- growth                                build time and size with more countries`);
  process.exitCode = 2;
}
