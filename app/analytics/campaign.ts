// How a visit began: the campaign of its first page's address, and the site that linked to it. A message that is sent many pages later
// names them. Kept in the tab's session storage, so for this visit only; the privacy policies say so.
import { readStored, writeStored } from "#app/browser/storage.ts";

/** The marks of a campaign as a query, and the origin of the other site. */
interface Landing {
  search: string;
  referrer: string;
}

const nothing: Landing = { search: "", referrer: "" };

/** What this page's address says, or else what an earlier one of the visit said. */
export function readLanding(address: URL, linkedFrom: string): Landing {
  const marks = [...address.searchParams].filter(([name]) => name.startsWith("utm_"));
  const search = marks.length > 0 ? `?${new URLSearchParams(marks)}` : "";
  const from = URL.canParse(linkedFrom) ? new URL(linkedFrom).origin : "";
  const referrer = from === address.origin ? "" : from;
  // After a reload the referrer is still the site where the visit began.
  if (!search && (!referrer || earlier().search)) return earlier();
  const landing = { search, referrer };
  writeStored("session", "visitSource", JSON.stringify(landing));
  return landing;
}

function earlier(): Landing {
  try {
    const { search, referrer } = JSON.parse(readStored("session", "visitSource") ?? "{}");
    return { search: String(search ?? ""), referrer: String(referrer ?? "") };
  } catch {
    return nothing;
  }
}

/** Read once, before any navigation. */
export const landing: Landing =
  typeof window === "undefined"
    ? nothing
    : readLanding(new URL(window.location.href), document.referrer);
