import type { HeadTexts } from "#app/site.ts";
import type { FigureWords, SizeId, StatId } from "./figures.ts";

export const tractionYears = [2019, 2021, 2024, 2025] as const;
type TractionYear = (typeof tractionYears)[number];

export const principleIds = ["decisions", "accounts", "responsibilities"] as const;
type PrincipleId = (typeof principleIds)[number];

export interface InvestorsContent {
  head: HeadTexts;
  words: FigureWords;
  /** The label before the size of the market. */
  title: string;
  talk: string;
  mapTitle: string;
  statsTitle: string;
  stats: Record<StatId, string>;
  opportunities: {
    countries: { title: string; text: string };
    families: { title: string; text: string };
    platform: { title: string; text: string };
    tractionTitle: string;
    traction: Record<TractionYear, string>;
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
  governance: {
    principles: Record<PrincipleId, { title: string; text: string }>;
  };
  contact: {
    title: string;
    text: string;
    button: string;
    /** The label before the e-mail address, shown without scripts. */
    byMail: string;
  };
}
