// Vitest's global set-up of the tests that start servers: one site of tiny pages for all of them, which only read it.
import { rm } from "node:fs/promises";
import { tinySite } from "./server.ts";

/** In the environment, which the tests' worker processes inherit. */
const variable = "SHARED_SITE";

export default function shareSite() {
  const folder = tinySite();
  process.env[variable] = folder;
  return () => rm(folder, { recursive: true });
}
