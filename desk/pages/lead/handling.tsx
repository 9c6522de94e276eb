import { buttonClass } from "#app/ui/button.tsx";
import { countries } from "#core/countries.ts";
import { type DeskFrame, deskPaths, handlingMark, lossReasons } from "#core/desk.ts";
import {
  Card,
  Field,
  Form,
  OwnerSelect,
  type PageProps,
  Select,
  StatusSelect,
  Submit,
} from "../../parts.tsx";

export function Handling({ view, frame, texts }: PageProps<"lead">) {
  const { lead, people, from } = view;
  const words = texts.lead;
  const owners = [...new Set([...people, lead.owner])].filter(Boolean);
  const form = { frame, action: deskPaths.lead(lead.id, from) };
  const change = { do: "status", were: handlingMark(lead) };
  const me = frame.person?.email ?? "";
  const isMine = lead.status === "in_hand" && lead.owner === me;
  const isOpen = lead.status === "new" || lead.status === "in_hand";
  const isHeld = lead.deliveries.some(({ state }) => state === "held");
  const isSpam = lead.status === "spam";
  return (
    <Card title={words.handling}>
      {isHeld && (
        <Form {...form} values={{ do: "release" }} className="mb-3 grid">
          <Submit>{texts.leads.release}</Submit>
        </Form>
      )}
      {isOpen && (
        <Form
          {...form}
          values={{ ...change, status: isMine ? "answered" : "in_hand", owner: me }}
          className="mb-5 grid"
        >
          <button type="submit" className={buttonClass({ size: "small" })} data-key="e">
            {isMine ? words.answered : words.take}
          </button>
        </Form>
      )}
      <Form {...form} values={change} className="handling grid gap-4">
        <StatusSelect texts={texts} chosen={lead.status} />
        <div className="only-won">
          <div className="grid grid-cols-[1fr_6rem] gap-3">
            <Field label={words.value}>
              <input
                name="value"
                inputMode="numeric"
                autoComplete="off"
                defaultValue={written(lead.value ?? lead.proposed.value, frame)}
                className="field compact"
              />
            </Field>
            <Field label={words.currency}>
              <Select
                name="currency"
                defaultValue={lead.currency || lead.proposed.currency}
                options={countries.map(({ currency }) => [currency, currency])}
              />
            </Field>
          </div>
        </div>
        <div className="only-lost">
          <Field label={words.reason}>
            <Select
              name="reason"
              defaultValue={lead.reason}
              options={[
                ["", words.noReason],
                ...lossReasons.map((each) => [each, texts.reasons[each]] as const),
              ]}
            />
          </Field>
        </div>
        <OwnerSelect people={owners} chosen={lead.owner} texts={texts} />
        <Field label={words.followUp}>
          <input
            type="date"
            name="followUp"
            defaultValue={lead.followUp}
            className="field compact"
          />
        </Field>
        <Submit>{words.save}</Submit>
      </Form>
      <Form {...form} values={{ do: isSpam ? "not_spam" : "spam" }} className="mt-3 grid">
        <Submit isQuiet className="justify-center">
          {isSpam ? texts.leads.notSpam : texts.leads.spam}
        </Submit>
      </Form>
    </Card>
  );
}

function written(value: number | null, frame: DeskFrame): string {
  return value === null ? "" : new Intl.NumberFormat(frame.language).format(value);
}
