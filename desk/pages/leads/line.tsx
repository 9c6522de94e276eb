import { Flag } from "#app/country-choice/flag.tsx";
import { isCountryCode } from "#core/countries.ts";
import { type DeskFrame, deskPaths, handlingMark, type LeadLine } from "#core/desk.ts";
import { Form, Progress, Submit, Time } from "../../parts.tsx";
import type { DeskTexts } from "../../texts.ts";
import { countryName } from "../../words.ts";

type LineProps = { lead: LeadLine; from: string; frame: DeskFrame; texts: DeskTexts };

export function Line({ lead, from, frame, texts }: LineProps) {
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-line border-t px-4 py-4 first:border-t-0 focus-within:bg-petrol-tint/50 hover:bg-petrol-tint/50 md:px-6 lg:grid-cols-[auto_10rem_minmax(0,14rem)_minmax(0,1fr)_13rem] lg:gap-x-6">
      <label className="relative z-1 -m-3 row-span-4 flex size-11 items-center justify-center lg:row-span-1">
        <input
          type="checkbox"
          name="id"
          value={`${lead.id} ${handlingMark(lead)}`}
          className="size-5 accent-petrol"
        />
        <span className="sr-only">
          {texts.leads.choose} {lead.name}
        </span>
      </label>
      <Where lead={lead} frame={frame} texts={texts} />
      <Who lead={lead} from={from} texts={texts} />
      <Message lead={lead} />
      <Progress lead={lead} frame={frame} texts={texts} />
    </li>
  );
}

export function Held({ lead, from, frame, texts }: LineProps) {
  const reason =
    texts.leads.heldReasons[lead.heldReason as keyof DeskTexts["leads"]["heldReasons"]];
  const form = { frame, action: deskPaths.several };
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-2 rounded-control bg-white p-4 lg:grid-cols-[10rem_minmax(0,14rem)_minmax(0,1fr)_auto]">
      <Where lead={lead} frame={frame} texts={texts} />
      <Who lead={lead} from={from} texts={texts} isFlat />
      <div>
        <Message lead={lead} />
        {reason && <p className="text-amber-deep text-small">{reason}</p>}
      </div>
      <div className="flex flex-wrap gap-2">
        <Form {...form} values={{ do: "release", id: lead.id, from }}>
          <Submit>{texts.leads.release}</Submit>
        </Form>
        <Form {...form} values={{ do: "spam", id: lead.id, from }}>
          <Submit isQuiet>{texts.leads.spam}</Submit>
        </Form>
      </div>
    </li>
  );
}

function Message({ lead }: Pick<LineProps, "lead">) {
  return (
    <div className="min-w-0 self-start text-small">
      {lead.inShort && <p className="mb-0.5 font-semibold text-petrol">{lead.inShort}</p>}
      <p className="line-clamp-2 text-ink-2 wrap-anywhere">{lead.message}</p>
    </div>
  );
}

function Where({ lead, frame, texts }: Omit<LineProps, "from">) {
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-ink-2 text-small lg:flex-col lg:items-start lg:gap-0.5">
      <Time ms={lead.receivedAt} frame={frame} />
      <span className="flex items-center gap-1.5">
        {isCountryCode(lead.country) && <Flag code={lead.country} className="size-4" />}
        {countryName(lead.country, frame.language, texts)}
      </span>
    </p>
  );
}

/** The link covers its whole row, unless other controls stand there. */
function Who({
  lead,
  from,
  texts,
  isFlat = false,
}: Omit<LineProps, "frame"> & { isFlat?: boolean }) {
  return (
    <p className="min-w-0 wrap-break-word hyphens-auto">
      <a
        href={deskPaths.lead(lead.id, from)}
        data-lead=""
        className={`font-semibold text-ink underline-offset-4 hover:underline ${isFlat ? "" : "after:absolute after:inset-0"}`}
      >
        <bdi>{lead.name}</bdi>
      </a>
      <span className="block text-ink-2 text-small">
        {lead.company && (
          <>
            <bdi>{lead.company}</bdi> ·{" "}
          </>
        )}
        {texts.types[lead.contactType]}
      </span>
    </p>
  );
}
