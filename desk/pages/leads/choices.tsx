import { companyKinds } from "#core/company-kinds.ts";
import { contactTypes, unspecifiedContactType } from "#core/contact.ts";
import {
  deskPaths,
  leadAges,
  leadChoices,
  leadSorts,
  leadStatuses,
  nobody,
  shownStates,
} from "#core/desk.ts";
import { Day, Field, type PageProps, quietButton, Select, Submit } from "../../parts.tsx";
import { type DeskTexts, kindNames } from "../../texts.ts";
import { ageWords, countryName } from "../../words.ts";

const dayMs = 24 * 3_600_000;

type Props = PageProps<"leads">;

export function Choices({ view, frame, texts }: Props) {
  const words = texts.leads;
  const { choice, countries, campaigns, query, people } = view;
  const kinds = kindNames(frame.language);
  const options: Record<(typeof leadChoices)[number], (readonly [string, string])[]> = {
    status: leadStatuses.map((each) => [each, texts.statuses[each]]),
    country: countries.map((code) => [code, countryName(code, frame.language, texts)]),
    type: [...contactTypes, unspecifiedContactType].map((each) => [
      each,
      texts.types[each as keyof DeskTexts["types"]],
    ]),
    kind: [
      ...companyKinds.map((each) => [each, kinds[each]] as const),
      [nobody, words.noProgramme],
    ],
    campaign: campaigns.map((each) => [each, each]),
    owner: [[nobody, texts.lead.nobody], ...people.map((each) => [each, each] as const)],
    age: leadAges.map((each) => [each, ageWords(Number(each) * dayMs, frame.language)]),
    sort: leadSorts.slice(1).map((each) => [each, words.sorts[each]]),
    state: (["held", ...shownStates] as const).map((each) => [each, texts.states[each]]),
  };
  const shown = leadChoices.filter((name) => name !== "state" || frame.person?.isOperator);
  const params = new URLSearchParams(query);
  const kept = [...params].filter(([name]) => !shown.some((each) => each === name));
  const isChosen = shown.some((name) => choice[name] !== "");
  return (
    <details className="choices mb-6 rounded-card bg-paper p-4 md:p-5" open={isChosen}>
      <summary className="min-h-6 font-semibold">{words.choices}</summary>
      <form
        action={deskPaths.leads}
        className="mt-3 grid grid-cols-2 items-end gap-3 md:mt-0 md:grid-cols-4 xl:grid-cols-5"
      >
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {shown.map((name) => (
          <Field key={name} label={words.fields[name]}>
            <Select
              name={name}
              defaultValue={choice[name]}
              options={[["", name === "sort" ? words.sorts.newest : words.any], ...options[name]]}
            />
          </Field>
        ))}
        <div className="flex flex-wrap gap-x-2">
          <Submit>{words.filter}</Submit>
          {query && (
            <a href={deskPaths.leads} className={quietButton}>
              {words.clear}
            </a>
          )}
        </div>
      </form>
      <Kept view={view} frame={frame} texts={texts} />
    </details>
  );
}

/** What a link from the figures has chosen, and no select shows. */
function Kept({ view, frame, texts }: Props) {
  const { stage, page, since, until } = view.choice;
  const days = [since, until].filter(Boolean);
  const facts = [
    stage && texts.statistics.stages[stage as keyof DeskTexts["statistics"]["stages"]],
    page && (page === nobody ? texts.leads.noPage : page),
    days.length > 0 && days.map((day) => <Day key={day} day={day} frame={frame} />),
    view.isPerson && texts.leads.person,
  ].filter(Boolean);
  if (facts.length === 0) return null;
  return (
    <p className="mt-3 text-small text-ink-2">
      {texts.leads.kept}{" "}
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, never changed
        <b key={index} className="mr-3 wrap-anywhere">
          {Array.isArray(fact) ? fact.flatMap((part, n) => (n > 0 ? [" – ", part] : [part])) : fact}
          {Array.isArray(fact) && " (UTC)"}
        </b>
      ))}
    </p>
  );
}
