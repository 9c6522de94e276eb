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

/** What customers look for in vain. */
export interface NotOffered {
  id: string;
  name: string;
  /** Phrases between commas. */
  alsoCalled: string;
  nearest: readonly ServiceId[];
}

export interface Found {
  services: readonly ServiceId[];
  /** What was asked for, where it is not offered; the services are the nearest to it. */
  notOffered?: NotOffered;
}

/** Weighs against 1 for what is only similar. */
const written = 100;

export type Search = (query: string) => Found;

export function searchIn(
  texts: Record<ServiceId, SearchedTexts>,
  inVain: readonly NotOffered[],
  language: Language,
): Search {
  const index = new MiniSearch({
    tokenize: wordsIn,
    processTerm: (word) => [...new Set([word, stem(word, language)])],
    fields: ["name", "alsoCalled", "includes", "family"] satisfies (keyof SearchedTexts)[],
  });
  index.addAll(Object.entries(texts).map(([id, each]) => ({ id, ...each })));
  const phrases = inVain.flatMap((it) =>
    it.alsoCalled.split(",").map((phrase) => ({ it, words: tellingWords(phrase, language) })),
  );
  // An "enfermero" is not offered, but an "enfermo" is helped: no more than the number may differ.
  const phraseIndex = new MiniSearch({
    tokenize: wordsIn,
    processTerm: (word) => [...new Set([word, word.replace(/s$/, ""), word.replace(/es$/, "")])],
    fields: ["text"],
  });
  phraseIndex.addAll(phrases.map(({ words }, id) => ({ id, text: words.join(" ") })));

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
      { way: {}, weight: written },
      { way: { prefix: true }, weight: written },
      ...(word.length > 4 ? [{ way: { fuzzy: 1 }, weight: 1 }] : []),
      ...(word.length > 6 ? [{ way: { fuzzy: 2 }, weight: 1 }] : []),
    ];
    for (const { way, weight } of ways) {
      const services = found(word, way);
      if (services.size > 0) return { services, weight };
    }
    return { services: new Set(), weight: 0 };
  }

  /** The longest phrase of which the query has every word, and how much that says. */
  function phraseIn(words: readonly string[]): { it?: NotOffered; weight: number } {
    const hits = new Map<number, number[]>();
    for (const word of new Set(words)) {
      const exact = phraseIndex.search(word);
      const isNear = exact.length === 0 && word.length > 4;
      const weight = isNear ? 1 : written;
      for (const { id } of isNear ? phraseIndex.search(word, { fuzzy: 1 }) : exact) {
        hits.set(id, [...(hits.get(id) ?? []), weight]);
      }
    }
    let best: { it?: NotOffered; weight: number } = { weight: 0 };
    for (const [id, weights] of hits) {
      const phrase = phrases[id];
      const weight = weights.reduce((sum, each) => sum + each, 0);
      if (phrase && weights.length >= phrase.words.length && weight > best.weight) {
        best = { it: phrase.it, weight };
      }
    }
    return best;
  }

  /** What does not work, in a query that says so. */
  function brokenIn(query: string): string[] {
    const [thing = "", ...symptoms] = plainText(query).split(negation[language]);
    return symptoms.length > 0 ? tellingWords(thing, language) : [];
  }

  return function search(query) {
    const words = tellingWords(query, language);
    const finds = words.map(servicesWith);
    const hits = (id: ServiceId) =>
      finds.reduce((sum, { services, weight }) => sum + (services.has(id) ? weight : 0), 0);
    /** A word that finds one service says more than one that finds many. */
    const share = (id: ServiceId) =>
      finds.reduce(
        (sum, { services, weight }) => sum + (services.has(id) ? weight / services.size : 0),
        0,
      );
    const ids = Object.keys(texts) as ServiceId[];
    const most = Math.max(0, ...ids.map(hits));
    const best = ids.filter((id) => most > 0 && hits(id) === most);
    const largest = Math.max(0, ...best.map(share));
    const { it, weight } = phraseIn(words);
    const says = weight < written ? weight > most : weight >= largest && weight + written > most;
    if (it && says) return { services: it.nearest, notOffered: it };
    // Half as much is what a common word says, unless it names the service: "tow plumb electric" asks for three.
    const isNamed = (id: ServiceId) =>
      words.some((word) => found(word, { prefix: true, fields: ["name"] }).has(id));
    const isMeant = (id: ServiceId) =>
      share(id) > largest / 2 || (share(id) >= largest / 3 && isNamed(id));
    // A dishwasher that does not drain is no blocked pipe.
    const broken = brokenIn(query).flatMap((word) => [...servicesWith(word).services]);
    const meant = best.filter(isMeant);
    const ofBroken = meant.filter((id) => broken.length < 3 && broken.includes(id));
    return { services: ofBroken.length > 0 ? ofBroken : meant };
  };
}

/** Without those that say nothing, unless there are no others. */
function tellingWords(text: string, language: Language): string[] {
  const all = wordsIn(text);
  const telling = all.filter((word) => !fillers[language].has(word));
  return telling.length > 0 ? telling : all;
}

/** In Portuguese "no" is "in the". */
const negation: Record<Language, RegExp> = {
  es: /\bno\b/,
  pt: /\bnao\b/,
  en: /\b(?:no|not|won|wont|doesn|doesnt|isn|isnt)\b/,
};

function wordsIn(text: string): string[] {
  const joined = plainText(text).replace(/\b([a-z])[/.](?=[a-z]\b)/g, "$1");
  return joined.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Endings that change neither what breaks nor who mends it, longest first. */
const endings: Record<Language, RegExp> = {
  es: /(amientos?|itos?|itas?|aciones|icidad|icista|acion|adores|adora|ador|eria|eros|eras|ero|era|istas?|idos?|idas?|ados?|adas?|ando|iendo|icos?|icas?|es|os|as|ar|er|ir|o|a|e|s)$/,
  pt: /(amentos?|inhos?|inhas?|icidade|icista|acoes|acao|adores|adora|ador|aria|eiros?|eiras?|istas?|idos?|idas?|ados?|adas?|ando|endo|indo|icos?|icas?|es|os|as|ar|er|ir|o|a|e|s)$/,
  en: /(icians?|ations?|ically|icals?|icity|ings?|ments?|ers?|ed|(?<=[cs]h|s|x)es|s)$/,
};

function stem(word: string, language: Language): string {
  const root = word.replace(endings[language], "");
  return root.length >= 3 ? root : word;
}

/** Words of a sentence that say nothing about a service. */
const fillers: Record<Language, ReadonlySet<string>> = {
  es: new Set(
    "a adentro al anda antes como con de del despues el en es esta estoy funciona ha han hay he la las lo los me mi mis necesito no para pido por que quede quedo quiero se sin su te tengo un una va y yo hs hora horas 24 24h 24hs".split(
      " ",
    ),
  ),
  pt: new Set(
    "a antes ao as com como d da das de dentro depois do dos e em esta estou eu fiquei fui ha la me meu meus minha na nao no o os para pra preciso que quero se sem tenho um uma h hora horas 24 24h 24hs".split(
      " ",
    ),
  ),
  en: new Set(
    "a after an and are at before does doesn down for from have i in is it m me my need no not of on out s t the to up want was with won wont work working works hour 24 7".split(
      " ",
    ),
  ),
};
