// Of the studio's page: a click on a text opens it, and what is typed is seen and checked at once. Without it, links and forms do the same.

export {};

const waitMs = 250;
const frame = document.getElementById("frame") as HTMLIFrameElement;
const panel = document.getElementById("panel") as HTMLElement;

let saved = textNow();
let timer: ReturnType<typeof setTimeout> | undefined;
let newest = 0;

function form(): HTMLFormElement | null {
  return document.querySelector("#text-form");
}

function textNow(): string {
  return form()?.querySelector("textarea")?.value ?? "";
}

function idNow(): string {
  return form()?.querySelector<HTMLInputElement>("[name=id]")?.value ?? "";
}

/** The server has not stored it: it is no text, or a colleague was faster. */
function isRefused(): boolean {
  return form()?.hasAttribute("data-unsaved") ?? false;
}

/** The names of the page's texts, in order of their marks. */
function ids(): string[] {
  return JSON.parse(document.getElementById("texts")?.textContent ?? "[]");
}

/** What a form would send, as it would send it. */
async function send(action: string, button?: HTMLElement | null): Promise<Response> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form() ?? undefined, button)) {
    body.append(name, String(value));
  }
  return fetch(action, { method: "POST", body });
}

/** What the server answers is a whole page, of which three parts count. */
async function showPanel(response: Response): Promise<void> {
  // A session that has ended, or a server that is down: the browser's own way shows it.
  if (!response.ok || response.url.includes("/sign-in")) return location.reload();
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  for (const part of ["#panel", "#notices", "nav a[href='/studio/changes']"]) {
    const fresh = page.querySelector(part)?.childNodes ?? [];
    document.querySelector(part)?.replaceChildren(...fresh);
  }
  saved = textNow();
  const here = new URL(response.url);
  here.searchParams.delete("notice");
  if (here.pathname === "/studio") history.replaceState(null, "", here);
  markChosen();
}

async function open(address: string): Promise<void> {
  if (form() && textNow() !== saved) await save();
  // What could not be stored stays until somebody decides.
  if (isRefused()) return form()?.querySelector("textarea")?.focus();
  // What is typed until the other text is there would be lost.
  panel.inert = true;
  await showPanel(await fetch(address)).finally(() => {
    panel.inert = false;
  });
  form()?.querySelector("textarea")?.focus();
  form()?.scrollIntoView({ block: "nearest" });
}

async function save(button?: HTMLElement | null): Promise<void> {
  clearTimeout(timer);
  newest += 1;
  const focused = panel.querySelector(":focus")?.getAttribute("name");
  // What is typed until the answer is there would be replaced.
  panel.inert = true;
  try {
    await showPanel(await send("/studio/text", button));
  } finally {
    panel.inert = false;
  }
  if (focused) form()?.querySelector<HTMLElement>(`[name=${focused}]`)?.focus();
  await showPage(await fetch(frameAddress()));
}

function frameAddress(): string {
  return frame.getAttribute("src") ?? "";
}

/** Into the page as it stands, so that nothing moves. */
async function showPage(response: Response): Promise<void> {
  const shown = frame.contentDocument;
  if (!response.ok || !shown) return;
  // The frame's parser, because the desk's policy knows no styles in html.
  const { DOMParser: Parser } = frame.contentWindow as Window & typeof globalThis;
  const page = new Parser().parseFromString(await response.text(), "text/html");
  patch(shown.documentElement, page.documentElement);
  markChosen();
}

/** Only what differs, so that nothing else moves or is loaded again. */
function patch(old: Element, fresh: Element): void {
  for (const { name, value } of fresh.attributes) old.setAttribute(name, value);
  const news = [...fresh.childNodes];
  if (old.childNodes.length !== news.length) old.replaceChildren(...news);
  for (const [at, node] of [...old.childNodes].entries()) {
    const other = news[at] as ChildNode;
    if (node.isEqualNode(other)) continue;
    if (node.nodeType === Node.ELEMENT_NODE && node.nodeName === other.nodeName)
      patch(node as Element, other as Element);
    else node.replaceWith(other);
  }
  if (!fresh.hasAttribute("data-text")) old.removeAttribute("data-text");
}

function markChosen(): void {
  const shown = frame.contentDocument;
  const mark = ids().indexOf(idNow());
  for (const old of shown?.querySelectorAll("[data-chosen]") ?? []) {
    old.removeAttribute("data-chosen");
  }
  if (mark < 0) return;
  const chosen = shown?.querySelectorAll(`[data-text~="${mark}"]`) ?? [];
  for (const each of chosen) each.setAttribute("data-chosen", "");
  chosen[0]?.scrollIntoView({ block: "nearest" });
}

async function tryText(): Promise<void> {
  newest += 1;
  const turn = newest;
  const [answer, page] = await Promise.all([send("/studio/trial"), send("/studio/page")]);
  if (turn !== newest || !answer.ok) return;
  const checked = new DOMParser().parseFromString(await answer.text(), "text/html");
  const findings = checked.getElementById("findings");
  if (turn !== newest || !findings) return;
  document.getElementById("findings")?.replaceChildren(...findings.childNodes);
  await showPage(page);
}

/** Of several texts in one element, each click opens the next. */
function openClicked(event: Event): void {
  event.preventDefault();
  const element = (event.target as Element).closest?.("[data-text]");
  const known = ids();
  const here = element?.getAttribute("data-text")?.split(" ").map(Number) ?? [];
  const at = here.findIndex((mark) => known[mark] === idNow());
  const id = known[here[(at + 1) % here.length] ?? -1];
  if (id) void open(addressOf(id));
}

function addressOf(id: string): string {
  const here = new URL(location.href);
  const shown = new URL(frameAddress(), location.href).searchParams;
  here.search = new URLSearchParams([...shown, ["id", id]]).toString();
  here.pathname = "/studio";
  return here.href;
}

function watchFrame(): void {
  const shown = frame.contentDocument;
  if (!shown?.body) return;
  shown.addEventListener("click", openClicked, true);
  shown.addEventListener("submit", (event) => event.preventDefault(), true);
  markChosen();
}

// A link pressed before this script was there loads the whole page.
if (document.activeElement === document.body) form()?.querySelector("textarea")?.focus();

frame.addEventListener("load", watchFrame);
if (frame.contentDocument?.readyState === "complete") watchFrame();

panel.addEventListener("input", (event) => {
  if (!(event.target as Element).closest("#text-form")) return;
  clearTimeout(timer);
  timer = setTimeout(() => void tryText(), waitMs);
});
panel.addEventListener("click", (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[data-id]");
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  if ("leave" in link.dataset) form()?.remove();
  void open(link.href);
});
panel.addEventListener("submit", (event) => {
  if (event.target !== form()) return;
  event.preventDefault();
  void save(event.submitter);
});
panel.addEventListener("keydown", (event) => {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  form()?.requestSubmit(form()?.querySelector<HTMLElement>("[value=save]"));
});
const choice = document.querySelector<HTMLFormElement>(".page-choice");
choice?.addEventListener("change", () => choice.requestSubmit());
// Chosen before this script was there.
const isChosen = ({ selectedOptions: [option] }: HTMLSelectElement) => !option?.defaultSelected;
if ([...(choice?.querySelectorAll("select") ?? [])].some(isChosen)) choice?.requestSubmit();
// Typed, and neither stored nor given up.
addEventListener("beforeunload", (event) => {
  if (form() && (textNow() !== saved || isRefused())) event.preventDefault();
});
