import type { HeadTexts } from "#app/site.ts";
import type { MilestoneId } from "#core/facts.ts";
import type { FigureWords, SizeId, StatId } from "./figures.ts";

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
  /** `{countries}` are those of the figures. */
  statsTitle: string;
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
    /** `{share}` is a percentage. */
    share: string;
    scale: string;
    caution: string;
  };
  growth: {
    /** `{growth}` is the yearly rate, `{first}` and `{last}` are the two quoted amounts. */
    title: string;
    text: string;
    quoted: string;
    derived: string;
    year: string;
    amount: string;
    origin: string;
    source: string;
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
