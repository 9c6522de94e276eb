// What the tools share: the place they are asked for, and how they refuse.

import { z } from "zod";
import { contentFor } from "#content/content-for.ts";
import type { AssistantTool } from "#core/assistant.ts";
import {
  type CountryCode,
  countries,
  countryOf,
  english,
  estimatedCountries,
  type Reader,
} from "#core/countries.ts";
import { type Language, languages } from "#core/languages.ts";

/** Of the edition in force. */
export const words = () => contentFor(english, "assistants");

/** Tells the assistant what to ask for instead. */
export class ToolError extends Error {}

const names = new Intl.DisplayNames("en", { type: "region" });

function countryInputOf(offered: readonly { code: CountryCode }[]) {
  const codes = offered.map(({ code }) => code) as [CountryCode, ...CountryCode[]];
  return z
    .enum(codes)
    .describe(codes.map((code) => `${code}: ${names.of(code.toUpperCase())}`).join(", "));
}

export const countryInput = countryInputOf(countries);
export const estimatedCountryInput = countryInputOf(estimatedCountries);

export const languageInput = () => z.enum(languages).optional().describe(words().inputs.language);

export function languageOf({ country, language }: { country: CountryCode; language?: Language }) {
  return language ?? countryOf(country).language;
}

export function siteTexts(reader: Reader) {
  return contentFor(reader, "layout");
}

/** Keeps a tool's input and its function of one type. */
export function tool<Input extends z.ZodType>(it: {
  name: keyof ReturnType<typeof words>["tools"];
  input: Input;
  run: (input: z.output<Input>) => ReturnType<AssistantTool["run"]>;
}): AssistantTool {
  return {
    ...it,
    ...words().tools[it.name],
    run(input) {
      try {
        return it.run(input as z.output<Input>);
      } catch (error) {
        if (error instanceof ToolError) return { text: error.message, isRefused: true };
        throw error;
      }
    },
  };
}
