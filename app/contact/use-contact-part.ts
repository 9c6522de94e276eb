import { type ComponentType, useState } from "react";
import { useSite } from "#app/site-data/use-site.ts";
import { brand } from "#core/brand.ts";
import { loadContactTexts } from "./load-texts.ts";

/** Loads the dialog or a form with its texts on demand. If loading fails, the visitor's mail program opens. */
export function useContactPart<Props>(
  importPart: () => Promise<{ default: ComponentType<Props> }>,
) {
  const { country, language } = useSite();
  const [isLoading, setIsLoading] = useState(false);

  async function load(): Promise<ComponentType<Props>> {
    const [part] = await Promise.all([importPart(), loadContactTexts({ country, language })]);
    return part.default;
  }

  /** Preloads on hover or focus. A failure is shown, and retried, on the click. */
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
