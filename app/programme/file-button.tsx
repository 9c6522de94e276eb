import Download from "lucide-react/icons/download";
import { useState } from "react";
import { useSite } from "#app/site-data/use-site.ts";
import { Button } from "#app/ui/button.tsx";
import type { Programme } from "#core/programme.ts";
import type { ProgrammeWords } from "./programme-words.server.ts";

/**
 * The writer is loaded when it is first used. If that fails, the button asks for a reload, which keeps the programme: until
 * then, some browsers do not request a module again whose import has failed.
 */
export function CsvButton({ programme, words }: { programme: Programme; words: ProgrammeWords }) {
  const site = useSite();
  const [hasFailed, setHasFailed] = useState(false);

  async function download() {
    try {
      const { downloadCsv } = await import("./download-csv.ts");
      downloadCsv(programme, words, site);
      setHasFailed(false);
    } catch (error) {
      console.error(error);
      setHasFailed(true);
    }
  }

  return (
    <Button variant="secondary" className="screen-only" onClick={download}>
      <Download aria-hidden="true" size={20} strokeWidth={1.75} />
      <span aria-live="polite">{hasFailed ? words.notDownloaded : words.download}</span>
    </Button>
  );
}
