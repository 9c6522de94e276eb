import { dayMs } from "#server/day.ts";
import { type MemoryFile, memoryFile } from "./memory-file.ts";

export const securityTxtPath = "/.well-known/security.txt";

const validDays = 365;

/** Dated when the server starts: a site that is not built again for a year would name a contact that has expired. */
export function datedSecurityTxt(text: string, headers: Record<string, string>): MemoryFile {
  const expires = new Date(Date.now() + validDays * dayMs).toISOString();
  const identity = Buffer.from(`${text}Expires: ${expires}\n`);
  return memoryFile(securityTxtPath, { identity }, headers);
}
