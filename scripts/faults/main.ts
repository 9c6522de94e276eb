// `npm run test:faults [-- --soak MINUTES] [name...]`: injects faults and counts the leads that survive.
// `npm run test:faults -- --sabotage [name...]`: breaks the server's code, and fails unless the faults above notice.
import { parseArgs } from "node:util";
import { holds, reportOf } from "./report.ts";
import { type FaultName, faultNames, possibleFaults, runFaults } from "./run-faults.ts";
import { runSabotages } from "./run-sabotages.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    soak: { type: "string", default: "0" },
    sabotage: { type: "boolean" },
    json: { type: "boolean" },
  },
});
if (values.sabotage) process.exit((await runSabotages(positionals)) ? 0 : 1);

const unknown = positionals.filter((name) => !faultNames.includes(name as FaultName));
if (unknown.length > 0) {
  console.error(`No such fault: ${unknown.join(", ")}. There are: ${faultNames.join(", ")}.`);
  process.exit(2);
}
const names = positionals.length > 0 ? (positionals as FaultName[]) : possibleFaults();
const results = await runFaults({ names, soakMs: Number(values.soak) * 60_000 });
const held = results.filter(holds).length;
const lines = [reportOf(results), `${held} passed, ${results.length - held} failed`];
console.log(values.json ? JSON.stringify(results) : `\n${lines.join("\n\n")}`);
process.exit(held === results.length ? 0 : 1);
