import { z } from "zod";
import { type CountryCode, countries } from "#core/countries.ts";
import { type NetworkFile, networkEntries, networkHead } from "#core/network.ts";

/** What may be stored and served as a country's network data. */
export const networkFileSchema: z.ZodType<NetworkFile> = z.strictObject({
  country: z.enum(countries.map(({ code }) => code) as [CountryCode]),
  day: z.iso.date(),
  days: z.array(z.iso.date()).max(400),
  places: z.record(z.string().regex(networkHead), z.string().regex(networkEntries)),
});
