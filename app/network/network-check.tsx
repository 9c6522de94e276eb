import { type ClipboardEvent, type DragEvent, useEffect, useRef, useState } from "react";
import { fetchData } from "#app/browser/fetch-data.ts";
import { ContactButton } from "#app/contact/contact-button.tsx";
import { setSubject } from "#app/contact/page-context.ts";
import { keepNetwork, linkedNetwork } from "#app/programme/found-network.ts";
import { usePlace } from "#app/site-data/use-site.ts";
import { Button } from "#app/ui/button.tsx";
import type { NetworkContent } from "#content/network/schema.ts";
import { type NetworkFile, type Places, readNetwork } from "#core/network.ts";
import { matchList, type PostalList, readPostalList } from "#core/network-match.ts";
import { type NetworkSummary, summaryOf, writeSummary } from "#core/network-summary.ts";
import { type NetworkNames, networkWords } from "#core/network-words.ts";
import { numberFormat } from "#core/number-format.ts";
import { type FamilyId, familyIds } from "#core/pages.ts";
import { fill } from "#core/template.ts";
import { NetworkResult } from "./network-result.tsx";

export interface CheckProps {
  /** The address of the country's data. */
  file: string;
  texts: NetworkContent["check"];
  rough: string | undefined;
  names: NetworkNames;
}

type Found = { list: PostalList; places: Places; day: string };
type State = "idle" | "reading" | "failed" | "empty" | Found;

/** Longer than what a person types: shown as a count instead of drawn line by line. */
const longPaste = 2_000;
const fileMaxBytes = 20_000_000;

/** The buyer's list stays here: of it the programme and a message have the shares and sums alone. */
export function NetworkCheck({ file, texts, rough, names }: CheckProps) {
  const { country, language } = usePlace();
  const { integer } = numberFormat({ country, language }, country);
  const offered = familyIds.filter((id) => names.familyNames[id]);
  const [chosen, setChosen] = useState(offered);
  const [linked, setLinked] = useState<NetworkSummary>();
  const [state, setState] = useState<State>("idle");
  const field = useRef<HTMLTextAreaElement>(null);
  const found = typeof state === "object" ? state : undefined;

  async function read(text: string | Promise<string>) {
    setState("reading");
    try {
      const [data, written] = await Promise.all([fetchData<NetworkFile>(file), text]);
      const list = readPostalList(country, written);
      setState(list.read > 0 ? { list, places: readNetwork(data), day: data.day } : "empty");
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

  const summary = found ? summaryIn(found, chosen) : linked;
  const written = summary && writeSummary(summary);
  useEffect(() => setLinked(linkedNetwork(country)), [country]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list has found something else
  useEffect(() => {
    if (!summary) return;
    const { title, lines } = networkWords(summary, names, { country, language });
    setSubject(`${title} (${lines[0]?.text})`);
    if (found) void keepNetwork(country, summary);
  }, [written]);

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
          onDragOver={(event) => event.preventDefault()}
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
              {names.familyNames[family]}
            </label>
          ))}
        </div>
      </fieldset>
      <div role="status" className="mt-5">
        {typeof state === "string" && state !== "idle" && <p>{texts[state]}</p>}
        {summary && <NetworkResult summary={summary} names={names} />}
        {found && found.list.unread > 0 && (
          <p className="mt-3 text-small text-ink-2">
            {fill(texts.unread, { count: integer(found.list.unread) })}
          </p>
        )}
      </div>
      {summary && (
        <ContactButton contactType="partner" variant="secondary" size="small" className="mt-5">
          {texts.send}
        </ContactButton>
      )}
    </div>
  );
}

function summaryIn({ list, places, day }: Found, chosen: FamilyId[]) {
  if (chosen.length === 0) return undefined;
  const match = matchList(list, places, chosen, new Date().toISOString().slice(0, 10));
  return summaryOf(match, list.read, day);
}
