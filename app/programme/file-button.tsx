import Download from "lucide-react/icons/download";
import { type ComponentProps, useState } from "react";
import { useSite } from "#app/site-data/use-site.ts";
import { Button } from "#app/ui/button.tsx";
import { readProgrammes } from "#core/programme.ts";
import type { ProgrammeWords } from "./programme-words.server.ts";

/**
 * The writer is loaded when it is first used. If loading fails, the button asks for a reload, which keeps the programme: until
 * then, some browsers do not request a module again whose import has failed.
 */
export function FileButton({
  fragment,
  words,
  size,
}: {
  /** Of all programmes, the one shown among them. */
  fragment: string;
  words: ProgrammeWords;
  size?: ComponentProps<typeof Button>["size"];
}) {
  const site = useSite();
  const [hasFailed, setHasFailed] = useState(false);

  async function download() {
    try {
      const { downloadXlsx } = await import("./download-xlsx.ts");
      const { programmes } = readProgrammes(fragment, site.country);
      await downloadXlsx(programmes, words, site);
      setHasFailed(false);
    } catch (error) {
      console.error(error);
      setHasFailed(true);
    }
  }

  return (
    <Button
      variant="secondary"
      size={size}
      className="screen-only noscript:hidden unready:invisible"
      onClick={download}
    >
      <Download aria-hidden="true" size={20} strokeWidth={1.75} />
      <span aria-live="polite">{hasFailed ? words.notDownloaded : words.download}</span>
    </Button>
  );
}
