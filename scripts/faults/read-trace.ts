/** WAL bytes count as unsynced from their write to the end of the next sync. */
export function readTrace(trace: string): { answers: number; early: number } {
  let isDirty = false;
  let answers = 0;
  let early = 0;
  const syncing = new Set<string>();
  for (const line of trace.split("\n")) {
    const [thread = ""] = line.split(" ", 1);
    const isLog = line.includes("leads.sqlite-wal>");
    if (isLog && line.includes("pwrite64(")) isDirty = true;
    if (isLog && /f(data)?sync\(/.test(line)) {
      if (line.includes("<unfinished")) syncing.add(thread);
      else isDirty = false;
    }
    if (/<\.\.\. f(data)?sync resumed/.test(line) && syncing.delete(thread)) isDirty = false;
    if (line.includes("HTTP/1.1 202")) {
      answers += 1;
      if (isDirty) early += 1;
    }
  }
  return { answers, early };
}
