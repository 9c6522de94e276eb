// The desk's script: the reader's time zone, a count of new leads, and keys.

const everyMs = 10_000;
const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The server then writes times, mails and exports on the reader's clock. */
function tellZone(): void {
  const { dataset, lang } = document.documentElement;
  if (!dataset.zone || !zone || dataset.zone === zone) return;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `desk-zone=${zone}; Path=/; Max-Age=34560000; SameSite=Strict${secure}`;
  const format = new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" });
  for (const time of document.querySelectorAll("time")) {
    time.textContent = format.format(new Date(time.dateTime));
  }
}

const title = document.title;

async function countArrived(status: HTMLElement): Promise<void> {
  const { query = "", since = "" } = status.dataset;
  const answer = await fetch(`/leads/arrived?${query}&after=${since}`).catch(() => undefined);
  // The session has ended: a list that no longer changes would pass for a quiet day.
  if (answer?.redirected) location.reload();
  const count = answer?.ok ? Number(await answer.text()) : 0;
  const link = status.querySelector("a");
  const number = link?.querySelector("span");
  if (!(count > 0) || !link || !number) return;
  number.textContent = `${count}`;
  link.hidden = false;
  document.title = `(${count}) ${title}`;
}

/** Moves between leads; on none, to the first. */
function step(by: number): void {
  const leads = [...document.querySelectorAll<HTMLElement>("[data-lead]")];
  const at = leads.findIndex((lead) => lead.closest("li")?.contains(document.activeElement));
  leads[at < 0 ? 0 : Math.min(Math.max(at + by, 0), leads.length - 1)]?.focus();
}

function press(key: string): void {
  document.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click();
}

const keys: Record<string, () => void> = {
  j: () => step(1),
  k: () => step(-1),
  "/": () => document.getElementById("search")?.focus(),
  e: () => press("e"),
  u: () => press("u"),
  "?": () => (document.getElementById("shortcuts") as HTMLDialogElement | null)?.showModal(),
};

document.addEventListener("keydown", (event) => {
  const isTyping = (event.target as Element).closest("input:not([type=checkbox]),select,textarea");
  const act = keys[event.key];
  if (!act || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  act();
});

// What takes its time, such as publishing, says so, and is not sent twice.
document.addEventListener("submit", ({ submitter }) => {
  const busy = submitter?.dataset.busy;
  if (!(submitter instanceof HTMLButtonElement) || !busy) return;
  submitter.textContent = busy;
  // A button that is disabled at once would not be sent.
  setTimeout(() => {
    submitter.disabled = true;
  });
});

const arrived = document.getElementById("arrived");
// Behind another tab too, where the title alone is seen.
if (arrived) setInterval(() => void countArrived(arrived), everyMs);
tellZone();
if (document.getElementById("studio")) void import("./studio.ts");
