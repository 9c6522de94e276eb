// Loaded before the server: its release has one more migration, which must lock a table.
import { migrations } from "#server/leads/postgres/schema.ts";

migrations.push("alter table sealed_leads add column later text");
