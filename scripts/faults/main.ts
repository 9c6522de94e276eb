// `node scripts/faults/main.ts [--soak MINUTES] [name...]`: injects faults and counts the leads that survive.
import { parseArgs } from "node:util";
import { holds, reportOf } from "./report.ts";
import { faultNames, possibleFaults, runFaults } from "./run-faults.ts";

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { soak: { type: "string", default: "0" } },
});

const unknown = positionals.filter((name) => !faultNames.includes(name));
if (unknown.length > 0) {
  console.error(`No such fault: ${unknown.join(", ")}. There are: ${faultNames.join(", ")}.`);
  process.exit(2);
}
const names = positionals.length > 0 ? positionals : possibleFaults();
const results = await runFaults({ names, soakMs: Number(values.soak) * 60_000 });
const held = results.filter(holds).length;
console.log(`\n${reportOf(results)}\n\n${held} passed, ${results.length - held} failed`);
process.exit(held === results.length ? 0 : 1);
