// `npm run test:faults [-- --soak MINUTES] [name...]`: breaks things on purpose and counts what became of the leads.
import { parseArgs } from "node:util";
import { holds, reportOf } from "./report.ts";
import { runFaults } from "./run-faults.ts";

const { positionals: names, values } = parseArgs({
  allowPositionals: true,
  options: { soak: { type: "string", default: "0" } },
});
const results = await runFaults({ names, soakMs: Number(values.soak) * 60_000 });
console.log(`\n${reportOf(results)}`);
process.exit(results.length > 0 && results.every(holds) ? 0 : 1);
