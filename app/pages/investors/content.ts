import type { HeadTexts } from "#app/site.ts";
import type { MilestoneId } from "#core/facts.ts";
import type { Template } from "#core/template.ts";
import type { FigureWords, SizeId, StatId } from "./market-figures.ts";

export const tractionIds = [
  "providers",
  "firstInsurer",
  "users",
  "accelerator",
] as const satisfies MilestoneId[];
type TractionId = (typeof tractionIds)[number];

export interface InvestorsContent {
  head: HeadTexts;
  words: FigureWords;
  /** The label before the size of the market. */
  title: string;
  talk: string;
  mapTitle: string;
  /** The countries of the figures. */
  statsTitle: Template<"countries">;
  stats: Record<StatId, string>;
  opportunities: {
    countries: { title: string; text: string };
    families: { title: string; text: string };
    platform: { title: string; text: string };
    tractionTitle: string;
    traction: Record<TractionId, string>;
    history: string;
  };
  sizes: {
    items: Record<SizeId, { acronym: string; name: string; text: string }>;
    share: Template<"share">;
    scale: string;
    caution: string;
  };
  growth: {
    title: Template<"growth">;
    /** The two quoted amounts. */
    text: Template<"first" | "last">;
    quoted: string;
    derived: string;
    year: string;
    amount: string;
    origin: string;
    source: Template<"growth">;
    disclaimer: string;
    scaleNote: string;
  };
  /** The label before a company's register. */
  governance: { registry: string };
  contact: {
    title: string;
    text: string;
    button: string;
    /** The label before the e-mail address, shown without scripts. */
    byMail: string;
  };
}
