// A search that forgives: MiniSearch, with our ways of reading a word. Loaded when the visitor goes to the field: 6 kB.
import MiniSearch, { type SearchOptions } from "minisearch";
import type { Language } from "./languages.ts";
import { plainText } from "./plain-text.ts";
import type { ServiceId } from "./services.ts";

/** A service's texts, by how much a match in them says. */
export interface SearchedTexts {
  name: string;
  /** Customers' words. */
  alsoCalled: string;
  includes: string;
  family: string;
}

export type Search = (query: string) => ServiceId[];

export function searchIn(texts: Record<ServiceId, SearchedTexts>, language: Language): Search {
  const index = new MiniSearch({
    fields: ["name", "alsoCalled", "includes", "family"] satisfies (keyof SearchedTexts)[],
    tokenize: wordsIn,
    processTerm: (word) => [...new Set([word, stem(word, language)])],
  });
  index.addAll(Object.entries(texts).map(([id, each]) => ({ id, ...each })));

  function found(word: string, way: SearchOptions): Set<ServiceId> {
    return new Set(index.search(word, way).map(({ id }) => id));
  }

  /**
   * The first way that finds anything: the word or another form of it, the start of a word, a word that is almost the same. What was
   * written outweighs what is only similar.
   */
  function servicesWith(word: string): { services: Set<ServiceId>; weight: number } {
    if (word.length === 1) {
      return { services: found(word, { prefix: true, fields: ["name"] }), weight: 1 };
    }
    const ways = [
      { way: {}, weight: 100 },
      { way: { prefix: true }, weight: 100 },
      ...(word.length > 4 ? [{ way: { fuzzy: 1 }, weight: 1 }] : []),
      ...(word.length > 6 ? [{ way: { fuzzy: 2 }, weight: 1 }] : []),
    ];
    for (const { way, weight } of ways) {
      const services = found(word, way);
      if (services.size > 0) return { services, weight };
    }
    return { services: new Set(), weight: 0 };
  }

  return function search(query) {
    const all = wordsIn(query);
    const telling = all.filter((word) => !fillers[language].has(word));
    const finds = (telling.length > 0 ? telling : all).map(servicesWith);
    const hits = (id: ServiceId) =>
      finds.reduce((sum, { services, weight }) => sum + (services.has(id) ? weight : 0), 0);
    const ids = Object.keys(texts) as ServiceId[];
    const most = Math.max(0, ...ids.map(hits));
    return ids.filter((id) => most > 0 && hits(id) === most);
  };
}

function wordsIn(text: string): string[] {
  const joined = plainText(text).replace(/\b([a-z])[/.](?=[a-z]\b)/g, "$1");
  return joined.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Endings that change neither what breaks nor who mends it, longest first. */
const endings: Record<Language, RegExp> = {
  es: /(amientos?|aciones|icidad|icista|acion|adores|adora|ador|eria|eros|eras|ero|era|istas?|idos?|idas?|ados?|adas?|ando|iendo|icos?|icas?|es|os|as|ar|er|ir|o|a|e|s)$/,
  pt: /(amentos?|icidade|icista|acoes|acao|adores|adora|ador|aria|eiros?|eiras?|istas?|idos?|idas?|ados?|adas?|ando|endo|indo|icos?|icas?|es|os|as|ar|er|ir|o|a|e|s)$/,
  en: /(icians?|ations?|ically|icals?|icity|ings?|ments?|ers?|ed|(?<=[cs]h|s|x)es|s)$/,
};

function stem(word: string, language: Language): string {
  const root = word.replace(endings[language], "");
  return root.length >= 3 ? root : word;
}

/** Words of a sentence that say nothing about a service. */
const fillers: Record<Language, ReadonlySet<string>> = {
  es: new Set(
    "a adentro al anda con de del el en es esta estoy funciona ha han hay he la las lo los me mi mis necesito no para pido por que quede quedo quiero se sin su te tengo un una va y yo".split(
      " ",
    ),
  ),
  pt: new Set(
    "a ao as com d da das de dentro do dos e em esta estou eu fiquei fui ha la me meu meus minha na nao no o os para pra preciso que quero se sem tenho um uma".split(
      " ",
    ),
  ),
  en: new Set(
    "a an and are at down for from have i in is it m me my need no not of on out s t the to up want was with won".split(
      " ",
    ),
  ),
};
