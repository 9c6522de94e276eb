// What each kind of record holds. A record is one file; its texts are by voice, as a room's files are.
import { z } from "zod";
import { categories } from "#core/company-kinds.ts";
import { type CountryCode, countries } from "#core/countries.ts";
import { languages } from "#core/languages.ts";
import { type FamilyId, familyIds } from "#core/pages.ts";
import { deliveries, type ServiceId, serviceIds } from "#core/services.ts";
import { partialRecord, record, text } from "../schema.ts";
import { ownersKinds } from "./owners.ts";

/** A country’s own words are overrides. */
const ownVoices = countries.map(({ code, language }) => `${language}-${code.toUpperCase()}`);

function kind<Data extends z.ZodRawShape, Texts extends z.ZodRawShape>(data: Data, texts: Texts) {
  const spoken = z.strictObject(texts);
  const voices = {
    ...Object.fromEntries(languages.map((voice) => [voice, spoken])),
    ...Object.fromEntries(ownVoices.map((voice) => [voice, spoken.partial().optional()])),
  };
  const hasTexts = Object.keys(texts).length > 0;
  return {
    data: z.strictObject(data),
    texts: spoken,
    /** As editors see it; placeholders are checked when facts are filled in. */
    file: z.strictObject({ ...data, ...(hasTexts && { texts: z.strictObject(voices) }) }),
  };
}

const families = z.array(z.enum(familyIds as [FamilyId])).min(1);
const country = z.enum(countries.map(({ code }) => code) as [CountryCode]);
const order = z.number().describe("Smaller ones come first; those without one come last.");
export const kinds = {
  countries: kind(
    {
      company: z
        .strictObject({
          legalName: text,
          taxId: text.optional().describe("Under the country’s own name for it, where published."),
          registry: text,
          address: text,
          privacyOfficer: text.optional().describe("Where the law wants a name."),
        })
        .describe("The company responsible for the country’s site, with what its law requires."),
      emergency: z
        .strictObject({ general: text, medical: text })
        .describe("The public numbers, for anyone at risk and for a medical emergency."),
      industries: z.array(z.string()).describe("Ids of content/records/industries, in order."),
      samples: z
        .strictObject({
          cases: record(
            familyIds,
            z.strictObject({
              person: text.describe("Who helps."),
              firm: text.describe("Who is paid."),
              place: text.optional().describe("The address; none for remote help."),
              distance: z.number().optional(),
              price: z
                .number()
                .optional()
                .describe("What the case costs, where the country has no estimator to say it."),
            }),
          ),
          customer: z.strictObject({ name: text, fullName: text }),
          distanceUnit: z.enum(["kilometer", "mile"]),
          towStreet: text,
          claimEstimate: z.number(),
          location: z.tuple([z.number(), z.number()]).describe("Latitude and longitude."),
          utcOffset: z.string().regex(/^[+-]\d\d:\d\d$/),
        })
        .describe("The invented people and places on the product’s screens."),
    },
    {},
  ),
  clients: kind(
    {
      name: text,
      country,
      category: z.enum(categories),
      services: families,
      order: order.optional(),
      maxLogoHeight: z
        .number()
        .optional()
        .describe("In pixels; makes logos of different shapes look equally large."),
    },
    {},
  ),
  industries: kind(
    {
      category: z.enum(categories),
      services: families.describe("The families closest to its own products."),
    },
    { name: text },
  ),
  milestones: kind({ year: z.int() }, { title: text, description: text.optional() }),
  services: kind(
    {
      family: z.enum(familyIds as [FamilyId]),
      order,
      delivery: z.enum(deliveries),
      icon: z.string().describe("The name of an icon of lucide.dev."),
      countries: z.array(country).optional().describe("Where it is not offered everywhere."),
    },
    {
      name: text,
      scope: text.describe("What it helps with, in a few words: one line of a phone."),
      includes: text,
      excludes: text.describe("What we propose that a plan leaves out; shown as our proposal."),
      customer: text.describe("The customer’s part, said to the company that offers the plan."),
      alsoCalled: text
        .optional()
        .describe("Customers’ words that the texts do not contain. Only searched, not shown."),
    },
  ),
  network: kind(
    {
      country,
      day: z.iso.date().describe("The date of the data."),
      file: z
        .string()
        .regex(/^[0-9a-f]{64}\.json$/)
        .describe("The uploaded file (core/network.ts), by the hash of its bytes."),
      rows: z.int().min(1).describe("Families in places."),
      regions: z.record(
        z.string().regex(/^[0-9A-Z]{1,2}$/),
        partialRecord(
          familyIds as [FamilyId],
          z.strictObject({
            from: z.iso.date().optional().describe("Its first day; none where it operates."),
            part: z.literal(true).optional().describe("In some places of the region alone."),
            minutes: z.int().optional(),
          }),
        ),
      ),
    },
    {},
  ),
  notOffered: kind(
    {
      order,
      nearest: z
        .array(z.enum(serviceIds as [ServiceId]))
        .min(1)
        .describe("The services that come closest to it, as the answer says."),
      countries: z.array(country).optional().describe("Where it is not the same everywhere."),
    },
    {
      name: text,
      alsoCalled: text.describe(
        "Customers’ phrases, each found by all of its words. Only searched, not shown.",
      ),
    },
  ),
  ...ownersKinds,
};

export type Kind = keyof typeof kinds;
export type RecordData<K extends Kind> = { id: string } & z.output<(typeof kinds)[K]["data"]>;
export type RecordTexts<K extends Kind> = z.output<(typeof kinds)[K]["texts"]>;
/** Without the name, which more pages show than the rest, and what is only searched. */
export type ServiceTexts = Omit<RecordTexts<"services">, "name" | "alsoCalled">;
