import type { ReactNode } from "react";
import { deskPaths, oldBackupMs } from "#core/desk.ts";
import { Badge, Card, DataTable, type PageProps, PageTitle, Time } from "../parts.tsx";
import type { DeskTexts } from "../texts.ts";
import { ageWords, failureWords } from "../words.ts";

type Props = PageProps<"health">;

const lowShare = 0.1;

export function Health({ view, frame, texts }: Props) {
  const words = texts.health;
  const { queue, channels, store, disk, backup, release } = view;
  const waiting = queue?.filter(({ leads }) => leads > 0);
  const isBackedUp = backup !== undefined && backup.ageMs <= oldBackupMs;
  const isRoomy = disk !== undefined && disk.share >= lowShare;
  const gigabytes = new Intl.NumberFormat(frame.language, { maximumFractionDigits: 1 }).format(
    (disk?.freeBytes ?? 0) / 1e9,
  );
  return (
    <>
      <PageTitle title={texts.pages.health} lead={words.lead} />
      <div className="grid gap-5 md:grid-cols-2">
        {channels.map(({ channel, isPaused, failure }) => (
          <Part
            key={channel}
            title={channel === "mail" ? texts.lead.facts.email : texts.desks.webhook}
            isGood={!isPaused && !failure}
            texts={texts}
          >
            <p>{isPaused ? words.paused : words.works}</p>
            {failure && (
              <p className="mt-2">
                {words.lastFailure} {failureWords(failure, texts)} {words.code}{" "}
                <code className="text-caption">{failure}</code>
              </p>
            )}
          </Part>
        ))}
        <Part title={words.store} isGood={store.isWritable} texts={texts}>
          <p>
            {store.isWritable ? words.storeWorks : words.storeFails} (
            {store.kind === "sqlite" ? "SQLite" : "PostgreSQL"})
          </p>
        </Part>
        <Part title={words.disk} isGood={isRoomy} texts={texts}>
          <p>
            {disk ? `${gigabytes} GB ${words.diskFree}. ` : words.noDisk}
            {disk && !isRoomy && words.diskLow}
          </p>
        </Part>
        <Part title={words.backup} isGood={isBackedUp} texts={texts}>
          <p>
            {!backup && words.unknown}
            {backup?.at && <Time ms={backup.at} frame={frame} />}
            {backup?.at && !isBackedUp && `. ${words.oldBackup}`}
            {backup?.isElsewhere
              ? words.backupElsewhere
              : backup?.at === null && (isBackedUp ? words.backupDue : words.noBackup)}
          </p>
        </Part>
        <Card title={words.release}>
          <p>
            {release.commit ? `${words.commit} ${release.commit}` : words.built},{" "}
            <Time ms={release.at} frame={frame} />
            {release.commit === null && `. ${words.noCommit}`}
          </p>
        </Card>
        <Card title={words.queue} className="md:col-span-2">
          {!queue && <p>{words.unknown}</p>}
          {waiting?.length === 0 && <p>{words.empty}</p>}
          {waiting && waiting.length > 0 && (
            <DataTable
              label={words.queue}
              columns={words.queueColumns}
              rows={waiting.map(({ state, leads, oldestMs }) => [
                state === "sending" ? (
                  texts.states.sending
                ) : (
                  <a
                    key={state}
                    href={`${deskPaths.leads}?state=${state}`}
                    className="text-petrol underline"
                  >
                    {texts.states[state]}
                  </a>
                ),
                leads,
                ageWords(oldestMs, frame.language),
                words.meanings[state],
              ])}
            />
          )}
        </Card>
      </div>
    </>
  );
}

function Part({
  title,
  isGood,
  texts,
  children,
}: {
  title: string;
  isGood: boolean;
  texts: DeskTexts;
  children: ReactNode;
}) {
  return (
    <Card>
      <div className="mb-3 flex items-start justify-between gap-3">
        <h2 className="text-h4">{title}</h2>
        <Badge tone={isGood ? "good" : "news"}>
          {isGood ? texts.health.good : texts.health.attention}
        </Badge>
      </div>
      {children}
    </Card>
  );
}
