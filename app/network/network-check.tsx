import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from "react";
import { fetchData } from "#app/browser/fetch-data.ts";
import { ContactButton } from "#app/contact/contact-button.tsx";
import { setSubject } from "#app/contact/page-context.ts";
import { usePlace } from "#app/site-data/use-site.ts";
import { Button } from "#app/ui/button.tsx";
import { type NetworkFile, type Places, readNetwork } from "#core/network.ts";
import { matchList, type PostalList, readPostalList } from "#core/network-match.ts";
import { numberFormat } from "#core/number-format.ts";
import { type FamilyId, familyIds } from "#core/pages.ts";
import { fill } from "#core/template.ts";
import { type CheckTexts, NetworkResult, sharesLine } from "./network-result.tsx";

type State = "idle" | "reading" | "failed" | "empty" | { list: PostalList; places: Places };

/** Longer than what a person types: shown as a count instead of drawn line by line. */
const longPaste = 2_000;
const fileMaxBytes = 20_000_000;

/** The buyer's list stays here: nothing of it is stored or sent but the shares, if the visitor sends a message. */
export function NetworkCheck({
  file,
  texts,
  rough,
  day,
  familyNames,
}: CheckTexts & { file: string }) {
  const { country, language } = usePlace();
  const { integer } = numberFormat({ country, language }, country);
  const offered = familyIds.filter((id) => familyNames[id]);
  const [chosen, setChosen] = useState(offered);
  const [state, setState] = useState<State>("idle");
  const field = useRef<HTMLTextAreaElement>(null);
  const found = typeof state === "object" ? state : undefined;

  async function read(text: string | Promise<string>) {
    setState("reading");
    try {
      const [data, written] = await Promise.all([fetchData<NetworkFile>(file), text]);
      const list = readPostalList(country, written);
      setState(list.read > 0 ? { list, places: readNetwork(data) } : "empty");
    } catch (error) {
      console.error(error);
      setState("failed");
    }
  }

  function readFile(chosenFile: File | undefined) {
    if (chosenFile && chosenFile.size <= fileMaxBytes) void read(chosenFile.text());
    else if (chosenFile) setState("empty");
  }

  function onPaste(event: ClipboardEvent) {
    const text = event.clipboardData.getData("text");
    if (text.length < longPaste) return;
    event.preventDefault();
    void read(text);
  }

  function onDrop(event: DragEvent) {
    const [dropped] = event.dataTransfer.files;
    if (!dropped) return;
    event.preventDefault();
    readFile(dropped);
  }

  const match = found && matched(found, chosen);
  const count = found?.list.read ?? 0;
  const shares = match && sharesLine(match.all, count, texts.result, { country, language });
  useEffect(() => {
    if (shares) setSubject(fill(texts.result.subject, { count: integer(count), shares, day }));
  });

  return (
    <div className="min-w-0 noscript:hidden print:hidden">
      <h3 className="text-h4">{texts.title}</h3>
      <label className="mt-4 grid gap-1.5 text-small font-semibold">
        {texts.label}
        <textarea
          ref={field}
          rows={4}
          spellCheck={false}
          autoComplete="off"
          onPaste={onPaste}
          onDrop={onDrop}
          className="min-w-0 rounded-control border border-line-strong bg-white p-3 font-normal"
        />
      </label>
      <p className="mt-1.5 text-small text-ink-2">
        {[texts.private, rough].filter(Boolean).join(" ")}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        <Button size="small" onClick={() => void read(field.current?.value ?? "")}>
          {texts.run}
        </Button>
        <label className="inline-flex min-h-11 cursor-pointer items-center rounded-control border-[1.5px] border-(--control) px-4.5 py-2 text-small font-semibold focus-within:outline-3 focus-within:outline-petrol">
          {texts.file}
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            className="sr-only"
            onChange={({ target }) => {
              readFile(target.files?.[0]);
              target.value = "";
            }}
          />
        </label>
      </div>
      <fieldset className="mt-5">
        <legend className="text-small font-semibold">{texts.families}</legend>
        <div className="mt-1.5 flex flex-wrap gap-x-5">
          {offered.map((family) => (
            <label key={family} className="flex min-h-11 items-center gap-2 text-small">
              <input
                type="checkbox"
                className="size-5 accent-petrol"
                checked={chosen.includes(family)}
                onChange={() =>
                  setChosen(offered.filter((id) => (id === family) !== chosen.includes(id)))
                }
              />
              {familyNames[family]}
            </label>
          ))}
        </div>
      </fieldset>
      <div role="status" className="mt-5">
        {typeof state === "string" && state !== "idle" && <p>{texts[state]}</p>}
        {match && found && (
          <NetworkResult
            match={match}
            read={found.list.read}
            unread={found.list.unread}
            texts={texts}
            familyNames={familyNames}
          />
        )}
      </div>
      {match && (
        <ContactButton contactType="partner" variant="secondary" size="small" className="mt-5">
          {texts.send}
        </ContactButton>
      )}
    </div>
  );
}

const matched = ({ list, places }: { list: PostalList; places: Places }, chosen: FamilyId[]) =>
  chosen.length > 0
    ? matchList(list, places, chosen, new Date().toISOString().slice(0, 10))
    : undefined;
