import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { oldBackupMs } from "#core/desk.ts";
import { findCommand } from "#scripts/check/tools.ts";
import { createInstruments, refusalReasons } from "#server/metrics/instruments.ts";
import { createMetrics } from "#server/metrics/metrics.ts";

const file = join(import.meta.dirname, "alerts.yml");

interface Rule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string };
}

const { groups } = parse(readFileSync(file, "utf8")) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

/** As a server that has just started gives them, with one delivery and one call of the store. */
async function metricNames(): Promise<Set<string>> {
  const none = { count: 0, oldestMs: 0 };
  const instruments = createInstruments();
  const registry = createMetrics({
    instruments,
    store: {
      queue: async () => ({
        held: none,
        waiting: none,
        retrying: none,
        sending: none,
        set_aside: none,
      }),
      lastBackup: async () => ({ at: null, ageMs: 0 }),
    },
    canStore: async () => true,
    droppedLines: () => 0,
    queues: () => ({ mail: { paused: false } }),
    mailRefusedMs: () => 0,
  });
  instruments.deliverySeconds.observe({ channel: "mail", outcome: "sent" }, 0.1);
  instruments.storeSeconds.observe({ operation: "add" }, 0.1);
  const lines = (await registry.metrics()).split("\n");
  return new Set(lines.flatMap((line) => /^[a-z_0-9]+(?=[ {])/.exec(line)?.[0] ?? []));
}

test("every rule says how pressing it is, and what has happened", () => {
  expect(rules.length).toBeGreaterThan(10);
  for (const rule of rules) {
    expect(rule.alert).toMatch(/^Amparia[A-Z]\w+$/);
    expect(rule.labels.severity).toMatch(/^(page|ticket)$/);
    expect(rule.annotations.summary).toMatch(/\.$/);
    expect(rule.for ?? "1m").toMatch(/^\d+[mh]$/);
  }
});

test("every metric and refusal that a rule names exists", async () => {
  const names = await metricNames();
  for (const { alert, expr } of rules) {
    const used = expr.match(/\b(?:amparia|nodejs|process)_[a-z_0-9]+/g) ?? [];
    expect(used.length > 0 || expr.startsWith("up{"), alert).toBe(true);
    for (const name of used) expect(names, alert).toContain(name);
    const reasons = /reason=~?"([^"]+)"/.exec(expr)?.[1]?.split("|") ?? [];
    if (alert === "AmpariaBackupOld") expect(`${expr}$`).toContain(`> ${oldBackupMs / 1000}$`);
    for (const reason of reasons) expect(refusalReasons, alert).toContain(reason);
  }
});

if (findCommand(["promtool"])) {
  test("Prometheus reads the rules", () => {
    const { stdout } = spawnSync("promtool", ["check", "rules", file], { encoding: "utf8" });
    expect(stdout).toContain(`SUCCESS: ${rules.length} rules found`);
  });
}
