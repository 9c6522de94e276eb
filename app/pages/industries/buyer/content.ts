import type { HeadTexts } from "#app/site.ts";
import type { BuyerId } from "#core/pages.ts";
import type { Template } from "#core/template.ts";

export interface BuyersContent {
  /** Marks what is made up or computed for an imagined company. */
  sample: string;
  problems: string;
  programme: {
    title: string;
    lead: Template<"customers">;
    /** Above the figures: what comes with the plan. */
    coverage: string;
    open: string;
  };
  loading: {
    title: string;
    lead: string;
    file: string;
    api: string;
    /** What the file's last column holds. */
    covers: Template<"field">;
  };
  course: { title: string; team: string };
  report: {
    title: string;
    lead: string;
    sheet: string;
    cases: string;
    onTime: string;
    satisfaction: string;
    average: string;
    cost: string;
    download: Template<"size">;
  };
  teams: string;
  points: string;
  more: string;
  closing: string;
  buyers: { [Buyer in BuyerId]: ContentOf<Buyer> };
}

/** What each trade's page speaks of, by name. */
interface Parts {
  insurers: {
    problems: "frequency" | "visit" | "claims";
    teams: "product" | "claims" | "channel";
    points: "risk" | "wording" | "border" | "data";
  };
  banks: {
    problems: "unused" | "approval" | "cost";
    teams: "benefits" | "risk" | "service";
    points: "price" | "tiers" | "thirdParty" | "channels";
  };
  retailers: {
    problems: "attach" | "afterSale" | "stock";
    teams: "store" | "online" | "afterSale";
    points: "guarantee" | "price" | "charge" | "margin";
  };
  realEstate: {
    problems: "night" | "payer" | "invoices";
    teams: "administration" | "leasing" | "owners";
    points: "common" | "approval" | "rotation" | "billing";
  };
  health: {
    problems: "demand" | "nights" | "papers";
    teams: "medical" | "service" | "finance";
    points: "protocol" | "emergencies" | "records" | "reimbursement";
  };
  utilities: {
    problems: "calls" | "churn" | "visits";
    teams: "service" | "commercial" | "billing";
    points: "sale" | "charge" | "border" | "data";
  };
}

export interface Named {
  name: string;
  text: string;
}

interface ContentOf<Buyer extends BuyerId> {
  head: HeadTexts;
  title: string;
  lead: string;
  problems: Record<Parts[Buyer]["problems"], Named>;
  /** What its customers' file is, in the trade's words. */
  loading: string;
  /** What the trade gets from a case that others do not. */
  course: string;
  /** What its sample case is about, where the family's own would not be in the programme. */
  job?: string;
  teams: Record<Parts[Buyer]["teams"], Named>;
  points: Record<Parts[Buyer]["points"], string>;
  closing: string;
}
