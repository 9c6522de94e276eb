// Renders every URL in every language, as html and Markdown.
import { programmeWords } from "#app/programme/programme-words.server.ts";
import type { renderPage } from "#app/render.tsx";
import { countries, languagesOf } from "#core/countries.ts";
import type { Language } from "#core/languages.ts";
import { addresses, countryAt, notFoundPath } from "#core/paths.ts";
import { markdownOf } from "./markdown.ts";

export interface RenderedPage {
  path: string;
  language: Language;
  html: string;
  markdown: string;
}

export function prerender(
  render: typeof renderPage,
  origin: string,
  assets: Parameters<typeof renderPage>[1],
): RenderedPage[] {
  return [...variants()].map(({ path, language }) => {
    const html = render({ path, language, origin }, assets);
    const markdown = markdownOf(html, origin + path, figureColumns(path, language));
    return { path, language, html, markdown };
  });
}

/** As the estimate's own file names them. */
function figureColumns(path: string, language: Language): string[] {
  const { file, levels } = programmeWords({ country: countryAt(path).code, language });
  return [file.assumption, levels.likely, file.origin];
}

function* variants(): Generator<{ path: string; language: Language }> {
  for (const country of countries) {
    const paths = addresses()
      .filter((address) => address.country === country.code)
      .map((address) => address.path);
    for (const path of [...paths, notFoundPath(country)]) {
      for (const language of languagesOf(country)) {
        yield { path, language };
      }
    }
  }
}
