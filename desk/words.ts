import { countries, isCountryCode } from "#core/countries.ts";
import type { DeliveryView } from "#core/desk.ts";
import { type Language, languages } from "#core/languages.ts";
import type { DeskTexts } from "./texts.ts";

/** A country's name in the reader's language. */
export function countryName(code: string, language: Language, texts: DeskTexts): string {
  if (!isCountryCode(code)) return texts.leads.unknownCountry;
  const name = new Intl.DisplayNames(language, { type: "region" }).of(code.toUpperCase());
  return name ?? countries.find((country) => country.code === code)?.name ?? code;
}

/** A language's name in the reader's; what is no language's code is shown as it is. */
export function languageName(code: string, language: Language): string {
  const known = languages.find((each) => each === code);
  return (known && namesIn[language].of(known)) ?? code;
}

const namesIn = Object.fromEntries(
  languages.map((each) => [each, new Intl.DisplayNames(each, { type: "language" })]),
) as Record<Language, Intl.DisplayNames>;

/** What a failure's code means, and whom to call; docs/on-call.md has what they do. */
export function failureWords(code: string, texts: DeskTexts): string {
  return texts.failures[kindOf(code)];
}

function kindOf(code: string): keyof DeskTexts["failures"] {
  if (code.startsWith("file_")) return "file";
  if (code.startsWith("smtp_tls")) return "smtp_tls";
  if (/^smtp_53\d/.test(code)) return "smtp_login";
  if (/^smtp_\d+_5\.(1\.([12346]|10)|2\.1)$/.test(code)) return "smtp_address";
  if (/^smtp_\d/.test(code)) return "smtp";
  if (code.startsWith("smtp_")) return "smtp_connection";
  if (/^webhook_40[13]$/.test(code)) return "webhook_secret";
  if (code.startsWith("webhook_")) return "webhook";
  return code === "unreadable" ? "unreadable" : "unknown";
}

type State = keyof DeskTexts["states"];
const worstFirst: State[] = ["set_aside", "held", "sending", "waiting", "discarded", "sent"];

/** One word for all deliveries of a lead: the one that most needs a person. The visitor's confirmation never does. */
export function overallState(deliveries: DeliveryView[]): State {
  const own = deliveries.filter(({ desk }) => desk !== "visitor" && desk !== "owner");
  return worstFirst.find((state) => own.some((each) => each.state === state)) ?? "sent";
}

export const stateTones = {
  held: "news",
  waiting: "plain",
  sending: "calm",
  sent: "good",
  set_aside: "bad",
  discarded: "plain",
} as const;

export const statusTones = {
  new: "news",
  in_hand: "calm",
  answered: "calm",
  won: "good",
  lost: "plain",
  not_for_us: "plain",
  spam: "plain",
} as const;

/** "R$ 1.700.000" */
export function money(value: number, currency: string, language: Language): string {
  const format = new Intl.NumberFormat(language === "es" ? "es-AR" : language, {
    style: "currency",
    currency: currency || "USD",
    maximumFractionDigits: 0,
  });
  return format.format(value);
}

/** "3 hours": the largest whole unit. */
export function ageWords(ms: number, language: Language): string {
  const units = [
    ["day", 86_400_000],
    ["hour", 3_600_000],
    ["minute", 60_000],
  ] as const;
  const [unit, unitMs] = units.find(([, each]) => ms >= each) ?? ["minute", 60_000];
  const format = new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "long" });
  return format.format(Math.max(1, Math.floor(ms / unitMs)));
}
