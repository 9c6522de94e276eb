import { type ComponentType, useState } from "react";
import { useSite } from "#app/site-data/use-site.ts";
import { brand } from "#core/brand.ts";
import { loadContactTexts } from "./load-texts.ts";

/** The dialog or a form, fetched with its texts when it is asked for. If it does not come, the visitor's mail program opens. */
export function useContactPart<Props>(
  importPart: () => Promise<{ default: ComponentType<Props> }>,
) {
  const { country, language } = useSite();
  const [isLoading, setIsLoading] = useState(false);

  async function load(): Promise<ComponentType<Props>> {
    const [part] = await Promise.all([importPart(), loadContactTexts({ country, language })]);
    return part.default;
  }

  /** For a visitor who is about to press. A failure shows, and is tried again, with the press. */
  function preload() {
    load().catch(() => {});
  }

  async function open(show: (Part: ComponentType<Props>) => void) {
    setIsLoading(true);
    try {
      show(await load());
    } catch (error) {
      console.error(error);
      location.assign(`mailto:${brand.contactEmail[language]}`);
    } finally {
      setIsLoading(false);
    }
  }

  return { isLoading, preload, open };
}
