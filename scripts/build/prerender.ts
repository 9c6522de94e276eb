// Renders pages as html and Markdown, and notes what they are made of.
import { programmeWords } from "#app/programme/programme-words.server.ts";
import type { renderPage } from "#app/render.tsx";
import { watchReads } from "#content/edition.ts";
import { countries, languagesOf } from "#core/countries.ts";
import type { Language } from "#core/languages.ts";
import { addresses, countryAt, notFoundPath } from "#core/paths.ts";
import type { PageVariant } from "#server/editions/editor.ts";
import type { PageRecord } from "#server/editions/page-list.ts";
import { markdownOf, textOf } from "./markdown.ts";

export interface RenderedPage extends Omit<PageRecord, "inputs" | "isOwn"> {
  html: string;
  markdown: string;
}

export function renderer(
  render: typeof renderPage,
  origin: string,
  assets: Parameters<typeof renderPage>[1],
  withStyles: (html: string) => string,
): (page: PageVariant) => RenderedPage {
  return ({ path, language }) => {
    const { value, reads } = watchReads(() => {
      const html = withStyles(render({ path, language, origin }, assets));
      return { html, markdown: markdownOf(html, origin + path, figureColumns(path, language)) };
    });
    const folders = [...reads].filter((name) => name.endsWith("/"));
    const files = [...reads].filter((name) => !folders.some((folder) => name.startsWith(folder)));
    return { path, language, ...value, ...headOf(value.html), reads: [...folders, ...files] };
  };
}

function headOf(html: string) {
  const title = html.match(/<title>([^<]*)</)?.[1] ?? "";
  const description = html.match(/<meta name="description" content="([^"]*)"/)?.[1] ?? "";
  return { title: textOf(title), description: textOf(description) };
}

/** As the estimate's own file names them. */
function figureColumns(path: string, language: Language): string[] {
  const { file, levels } = programmeWords({ country: countryAt(path).code, language });
  return [file.assumption, levels.likely, file.origin];
}

/** Every page in every language that it can be read in, and the 404 pages. */
export function pageVariants(): PageVariant[] {
  return countries.flatMap((country) => {
    const paths = addresses()
      .filter((address) => address.country === country.code)
      .map((address) => address.path);
    return [...paths, notFoundPath(country)].flatMap((path) =>
      languagesOf(country).map((language) => ({ path, language })),
    );
  });
}
