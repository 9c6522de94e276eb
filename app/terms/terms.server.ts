// What the owner has answered, as a page of the place shows it.
import type { Place } from "#app/site.ts";
import { contentFor } from "#content/content-for.ts";
import { termsFor } from "#content/standing.ts";
import { numberFormat } from "#core/number-format.ts";
import { fill } from "#core/template.ts";
import { approvalTerms, type TermId, termsAskedOn } from "#core/terms.ts";

type Reader = Pick<Place, "country" | "language">;
type Spot = Reader & Pick<Place, "page" | "topic">;

export interface StartingPoint {
  id: TermId;
  name: string;
  lines: string[];
  /** The first row is the heading. */
  rows?: string[][];
  email?: string;
}

/** The contact form says these in the owner's words alone. */
const inForm: readonly TermId[] = ["answerTime", "phone", "chat"];

/** How an answer is said to be where we start: in a title above all, with the contract in a line above the list, or by itself. */
type Saying = "titled" | "listed" | "stated";

function sayingOn({ page }: Spot): Saying {
  if (page === "solutions") return "listed";
  return page === "roles" || page === "industries" || page === "brief" ? "titled" : "stated";
}

/** The positions that a page's readers ask for; undefined while there are none. */
export function startingPoints(place: Spot) {
  const terms = contentFor(place, "terms");
  const asked = termsAskedOn(place).filter((id) => !inForm.includes(id));
  const items = asked.flatMap((id) => startingPoint(place, id, sayingOn(place)) ?? []);
  return items.length > 0 ? { title: terms.title, lead: terms.lead, items } : undefined;
}

export type StartingPoints = NonNullable<ReturnType<typeof startingPoints>>;

/** The owner's position on a question, said to be one unless a title says so. */
function positionOn(place: Reader, id: TermId, saying: Saying): string | undefined {
  const answer = Object.entries(termsFor(place)).find(([term]) => term === id)?.[1];
  if (!answer || !("position" in answer) || !answer.position) return undefined;
  const position = answer.position.replace(/[.\s]+$/, "");
  if (saying === "titled") return `${capital(position)}.`;
  return fill(contentFor(place, "terms")[saying], { position });
}

/** What "Who does what" says of the questions that are open. */
export function openSentence(place: Spot): string | undefined {
  const { none, open, names } = contentFor(place, "terms");
  const answered = termsFor(place);
  const missing = approvalTerms.filter((id) => !answered[id]);
  if (missing.length === approvalTerms.length) return none;
  const list = missing.map((id) => names[id]).join(", ");
  return missing.length > 0 ? fill(open, { names: list }) : undefined;
}

export function startingPoint(
  place: Reader,
  id: TermId,
  saying: Saying = "stated",
): StartingPoint | undefined {
  const { names, weeks, tender: words, levels: heads, tiers } = contentFor(place, "terms");
  const { answerTime, phone, chat, tender, ...own } = termsFor(place);
  const { launch, serviceLevels, volumeTiers } = own;
  // A tender is answered before there is a contract.
  const position = positionOn(place, id, id === "tender" ? "titled" : saying);
  const { integer, decimal } = numberFormat(place, place.country);
  const base = { id, name: capital(names[id]), lines: position ? [position] : [] };
  if (id === "answerTime") return answerTime && { ...base, lines: [answerTime.position] };
  if (id === "phone") return phone && { ...base, lines: [phone.phone] };
  if (id === "chat") return chat && { ...base, lines: [chat.link] };
  if (id === "tender") {
    if (!tender) return undefined;
    const call = tender.phone ? [fill(words.phone, { phone: tender.phone })] : [];
    const days = fill(words.days, { days: integer(tender.days) });
    const email = fill(words.write, { email: tender.email });
    return { ...base, lines: [email, ...call, days, ...base.lines], email: tender.email };
  }
  if (!position) return undefined;
  if (id === "launch" && launch?.weeks) {
    return { ...base, lines: [...base.lines, fill(weeks, { weeks: integer(launch.weeks) })] };
  }
  if (id === "serviceLevels" && serviceLevels?.levels) {
    const { families } = contentFor(place, "layout");
    const rows = serviceLevels.levels.map(({ family, zone, minutes, percent }) => [
      families[family],
      zone,
      integer(minutes),
      decimal(Math.round(100 * percent)),
    ]);
    return { ...base, rows: [[heads.family, heads.zone, heads.minutes, heads.percent], ...rows] };
  }
  if (id === "volumeTiers" && volumeTiers?.tiers) {
    const rows = volumeTiers.tiers.map(({ customers, discount }) => [
      integer(customers),
      decimal(Math.round(100 * discount)),
    ]);
    return { ...base, rows: [[tiers.customers, tiers.discount], ...rows] };
  }
  return base;
}

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
