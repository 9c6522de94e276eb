import { fullDisk, writeErrors } from "#scripts/faults/disk.ts";
import { reportOf } from "#scripts/faults/report.ts";
import { shedding } from "#scripts/faults/shedding.ts";
import { syncBeforeAnswer } from "#scripts/faults/sync-before-answer.ts";

const t = Date.now();
for (const f of [syncBeforeAnswer, shedding, writeErrors, fullDisk]) {
  const r = await f();
  console.log(reportOf([r]), Date.now() - t);
}
