import type { HeadTexts } from "#app/site.ts";
import type { OwnersAnswer } from "#core/brand.ts";
import type { SolutionId } from "#core/pages.ts";

export interface SolutionsContent {
  heads: Record<SolutionId | "all", HeadTexts>;
  hero: {
    title: string;
    lead: string;
    /** The way of one case through the six solutions. */
    routeTitle: string;
    route: Record<SolutionId, string>;
  };
  cards: { title: string; text: string };
  /** Short names: cards, tabs and the hero's route. */
  names: Record<SolutionId, string>;
  summaries: Record<SolutionId, string>;
  detail: { title: string; tabsLabel: string; benefits: string; explore: string };
  solutions: Record<SolutionId, SolutionContent>;
  questions: QuestionsTexts;
  next: { title: string; services: NextStep; industries: NextStep };
  closing: { title: string; text: string };
}

export const answeredQuestions = [
  "integration",
  "channels",
  "data",
  "vetting",
  "payments",
] as const;

/** What a buyer asks. The owner's answers stand in `core/brand.ts`, if they stand anywhere. */
export interface QuestionsTexts {
  title: string;
  answered: Record<(typeof answeredQuestions)[number], Question>;
  forTheOwner: Record<OwnersAnswer, string>;
}

export interface Question {
  question: string;
  answer: string;
}

export interface SolutionContent {
  title: string;
  description: string;
  benefits: string[];
  features: string[];
}

interface NextStep {
  title: string;
  text: string;
}
