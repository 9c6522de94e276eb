import type { ReactNode } from "react";
import { type DeskFrame, type DeskNotice, deskPaths } from "#core/desk.ts";
import { fill } from "#core/template.ts";
import { Form, Submit } from "./parts.tsx";
import type { DeskTexts } from "./texts.ts";

const warnings: DeskNotice[] = [
  "changed_meanwhile",
  "answered_meanwhile",
  "owner_elsewhere",
  "not_undone",
  "none_chosen",
  "recipients_wrong",
  "erase_not_confirmed",
  "mail_refused",
  "record_incomplete",
  "record_wrong",
  "record_conflict",
  "not_published",
  "network_wrong",
  "file_used",
  "text_refused",
  "text_taken",
  "no_change_chosen",
  "changes_newer",
  "needs_colleague",
  "has_errors",
  "time_wrong",
  "edition_refused",
  "translations_wrong",
  "translations_part",
];

type Props = { frame: DeskFrame; texts: DeskTexts; children?: ReactNode };

/** What was done, or why not, and what can be done next. Empty it is there too, so that what a script puts into it is read out. */
export function Notices({ frame, texts, children }: Props) {
  return (
    <div id="notices" role="status">
      {frame.notices.map(({ notice, count }, index) => (
        <div
          key={notice}
          className={`mb-3 flex flex-wrap items-center justify-between gap-x-4 rounded-control px-4 py-2 font-semibold ${warnings.includes(notice) ? "bg-amber-tint text-amber-deep" : "bg-salud-tint text-salud-deep"}`}
        >
          <p className="py-1.5">
            {count !== undefined && (
              <>
                {count === 1
                  ? texts.counted.one
                  : fill(texts.counted.many, { count: `${count}` })}{" "}
              </>
            )}
            {texts.notices[notice]}
          </p>
          {index === 0 && frame.undo.length > 0 && (
            <Form
              frame={frame}
              action={deskPaths.several}
              values={{ do: "undo", id: frame.undo.join(), to: frame.here }}
            >
              <Submit isQuiet className="-mx-3" data-key="u">
                {texts.undo}
              </Submit>
            </Form>
          )}
          {index === 0 && children}
        </div>
      ))}
    </div>
  );
}
