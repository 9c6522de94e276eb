import type { DeskFrame } from "#core/desk.ts";
import type { Asking } from "#core/terms.ts";
import { type DeskTexts, siteNames } from "../../texts.ts";

/** The pages on which buyers ask, by the names that menus give them. */
export function AskedOn({
  asked,
  frame,
  texts,
}: {
  asked: Asking[];
  frame: DeskFrame;
  texts: DeskTexts;
}) {
  const { pageNames, solutions, buyers } = siteNames[frame.language];
  const topics: Record<string, string> = { ...solutions, ...buyers };
  const names: Record<string, string> = pageNames;
  const list = asked.map(({ page, topic }) => topics[topic ?? ""] ?? names[page] ?? page);
  return (
    <p className="mb-1.5 text-caption text-ink-2">
      {texts.records.askedOn}: {list.join(", ")}
    </p>
  );
}
