// Loaded before the server: its release has two more migrations, one that must lock a table and an index of its leads.
import { migrations } from "#server/leads/postgres/schema.ts";

migrations.push("alter table sealed_leads add column later text");
migrations.push({ index: "sealed_leads_by_later", on: "sealed_leads (later, campaign, id)" });
