import { useSite } from "#app/site-data/use-site.ts";
import { loadContactTexts } from "./load-texts.ts";

/** The dialog and its texts, which no page loads before a visitor reaches for them. */
export function useContactPart() {
  const { country, language } = useSite();

  async function load() {
    const [part] = await Promise.all([
      import("./contact-dialog.tsx"),
      loadContactTexts({ country, language }),
    ]);
    return part.default;
  }

  /** On hover or focus. A failure is tried again, and answered, at the press. */
  function preload() {
    load().catch(() => {});
  }

  return { load, preload };
}
