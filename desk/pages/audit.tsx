import { deskPaths } from "#core/desk.ts";
import { type RecordName, recordPath, recordPaths } from "#core/desk-records.ts";
import { Card, DataTable, type PageProps, PageTitle, quietButton, Time } from "../parts.tsx";

type Props = PageProps<"audit">;

export function Audit({ view, frame, texts }: Props) {
  const words = texts.audit;
  return (
    <>
      <PageTitle title={texts.pages.audit} lead={words.lead} />
      <a
        href={view.hasReads ? deskPaths.audit : `${deskPaths.audit}?reads=1`}
        className={`${quietButton} -mx-3 -mt-4 mb-4`}
      >
        {view.hasReads ? words.hideReads : words.showReads}
      </a>
      <Card>
        <DataTable
          label={texts.pages.audit}
          columns={words.columns}
          rows={view.entries.map(({ at, who, what, leadId }) => [
            <Time key="at" ms={at} frame={frame} />,
            who,
            words.actions[what],
            leadId && (
              <a key="lead" href={aboutPath(leadId)} className="text-petrol underline">
                {isLead(leadId) ? `…${leadId.slice(-12)}` : nameOf(leadId)}
              </a>
            ),
          ])}
        />
        {view.next && (
          <a
            href={`${deskPaths.audit}?${view.hasReads ? "reads=1&" : ""}before=${view.next}`}
            className={`${quietButton} -mx-3 mt-3`}
          >
            {texts.leads.older}
          </a>
        )}
      </Card>
    </>
  );
}

const isLead = (about: string) => /^[\da-f-]{36}$/.test(about);
const isFile = (about: string) => about.includes(".");
const nameOf = (about: string) => (isFile(about) ? about.slice(-12) : about);

function aboutPath(about: string): string {
  if (isLead(about)) return deskPaths.lead(about);
  const isNetwork = about.startsWith("network/");
  if (isFile(about)) return recordPaths.files;
  return isNetwork ? recordPaths.network : recordPath(about as RecordName);
}
