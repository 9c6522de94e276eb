import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import type { LeadWithDeliveries } from "#server/leads/lead.ts";
import { allOf } from "#server/leads/matching.ts";
import { someLead } from "#server/testing/leads.ts";
import { exportCsv, exportRows } from "./export-table.ts";
import { workbookOf } from "./workbook.ts";

const lead = {
  ...someLead({ name: "=1+1", company: "Sul; Ltda" }),
  ...{ receivedAt: Date.parse("2026-11-18T01:30:00Z"), deliveries: [], answeredAt: null },
  ...{ status: "won", owner: "", followUp: "2026-12-01", value: 1_700_000, currency: "BRL" },
  ...{ reason: "", closedAt: null, notes: [{ at: 1, who: "eva", text: "Ligar" }] },
} satisfies Partial<LeadWithDeliveries> as unknown as LeadWithDeliveries;

async function* leads() {
  yield lead;
}

const reader = {
  language: "pt",
  zone: "America/Sao_Paulo",
  publicOrigin: "https://site.example",
} as const;

test("a table is in the reader's language and clock, as their spreadsheet separates it", async () => {
  const [, head = "", row = ""] = await allOf(exportCsv(exportRows(leads(), reader), "pt"));
  expect(head).toMatch(/^Referência;Recebido;Dia \(UTC\);Status;/);
  // The second day is the one that the figures count.
  expect(row).toContain(";2026-11-17 22:30;2026-11-18;Ganho;");
  expect(row).toContain(";2026-12-01;");
  expect(row).toContain('"Sul; Ltda"');
  expect(row).toContain(";1700000;BRL;");
  expect(row).toContain("eva: Ligar");
});

test("a workbook has dates, numbers, widths and a row of filters", async () => {
  const file = await workbookOf(exportRows(leads(), reader), new AbortController().signal);
  const sheet = strFromU8(unzipSync(file!)["xl/worksheets/sheet1.xml"]!);
  expect(sheet).toContain('<autoFilter ref="A1:AA2"/>');
  expect(sheet).toMatch(/<col [^>]*width="60"/);
  expect(sheet).toContain("<v>1700000</v>");
  // Days since 1900, in São Paulo.
  expect(sheet).toMatch(/<v>46343\.9375/);
});
