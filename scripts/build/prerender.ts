// Requests every URL in every language from the built request handler, as html, Markdown and page data.
import { createRequestHandler, type ServerBuild } from "react-router";
import { programmeWords } from "#app/programme/programme-words.server.ts";
import { countries, countryOfLanguage, languagesOf } from "#core/countries.ts";
import type { Language } from "#core/languages.ts";
import { addresses, countryAt, dataPath, notFoundPath } from "#core/paths.ts";
import { selectedCountryKey } from "#core/selected-country.ts";
import { markdownOf } from "./markdown.ts";

export interface RenderedPage {
  path: string;
  language: Language;
  html: string;
  markdown: string;
  data: Buffer;
}

export async function prerender(build: ServerBuild, origin: string): Promise<RenderedPage[]> {
  const handle = createRequestHandler(build, "production");
  const rendered: RenderedPage[] = [];
  for (const { path, language } of variants()) {
    const headers = { Cookie: `${selectedCountryKey}=${countryOfLanguage[language]}` };
    const ask = async (url: string) => {
      const response = await handle(new Request(origin + url, { headers }));
      if (response.status !== 200) throw new Error(`${url} (${language}): ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    };
    const html = (await ask(path)).toString();
    rendered.push({
      path,
      language,
      html,
      markdown: markdownOf(html, origin + path, figureColumns(path, language)),
      data: await ask(dataPath(path)),
    });
  }
  return rendered;
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
