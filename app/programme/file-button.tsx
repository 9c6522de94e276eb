import Download from "lucide-react/icons/download";
import { type ComponentProps, type MouseEvent, useState } from "react";
import { holdPress } from "#app/browser/held-link.tsx";
import { useSite } from "#app/site-data/use-site.ts";
import { Button } from "#app/ui/button.tsx";
import type { Programme } from "#core/programme.ts";
import type { Place } from "./csv.ts";
import type { ProgrammeWords } from "./programme-words.server.ts";

type Write = (programme: Programme, words: ProgrammeWords, place: Place) => void | Promise<void>;

const writers: Record<"csv" | "xlsx", () => Promise<Write>> = {
  csv: () => import("./download-csv.ts").then(({ downloadCsv }) => downloadCsv),
  xlsx: () => import("./download-xlsx.ts").then(({ downloadXlsx }) => downloadXlsx),
};

/**
 * The writer is loaded when it is first used: without a network, the press is held until it is back. If loading fails, the
 * button asks for a reload, which keeps the programme: until then, some browsers do not request a module again whose import has
 * failed.
 */
export function FileButton({
  kind,
  programme,
  words,
  size,
}: {
  kind: keyof typeof writers;
  programme: Programme;
  words: ProgrammeWords;
  size?: ComponentProps<typeof Button>["size"];
}) {
  const site = useSite();
  const [outcome, setOutcome] = useState<"written" | "failed">();

  async function download({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    if (!navigator.onLine && outcome !== "written") return holdPress(currentTarget);
    try {
      const write = await writers[kind]();
      await write(programme, words, site);
      setOutcome("written");
    } catch (error) {
      console.error(error);
      setOutcome("failed");
    }
  }

  const text = kind === "csv" ? words.download : words.downloadXlsx;
  return (
    <Button
      variant="secondary"
      size={size}
      className="screen-only noscript:hidden unready:invisible"
      onClick={download}
    >
      <Download aria-hidden="true" size={20} strokeWidth={1.75} />
      <span aria-live="polite">{outcome === "failed" ? words.notDownloaded : text}</span>
    </Button>
  );
}
