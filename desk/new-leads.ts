// The desk's only script. Times in the reader's own zone; and new leads appear in the list without reloading the page.

const everyMs = 10_000;

function tellLocalTimes(): void {
  const format = new Intl.DateTimeFormat(document.documentElement.lang, {
    dateStyle: "medium",
    timeStyle: "short",
  });
  for (const time of document.querySelectorAll("time")) {
    time.textContent = format.format(new Date(time.dateTime));
  }
}

/** Not while somebody is in the list: what has the focus would vanish. */
async function refresh(list: HTMLElement, last: { html: string }): Promise<void> {
  if (document.hidden || list.contains(document.activeElement)) return;
  const response = await fetch(location.href).catch(() => undefined);
  // The session has ended: a list that no longer changes would pass for a quiet day.
  if (response?.redirected) location.reload();
  if (!response?.ok) return;
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const next = page.getElementById("leads");
  if (!next || list.contains(document.activeElement)) return;
  if (next.innerHTML === last.html) return;
  last.html = next.innerHTML;
  list.replaceChildren(...next.childNodes);
  tellLocalTimes();
  const status = document.getElementById("new-leads");
  if (status) status.textContent = status.dataset.text ?? "";
}

const list = document.getElementById("leads");
if (list?.dataset.live) {
  const last = { html: list.innerHTML };
  setInterval(() => void refresh(list, last), everyMs);
}
tellLocalTimes();
