// A link's programme stands in the address's fragment, so the built page shows another one: its figures must not be read as the
// link's. This hides them until React shows the linked programme; a browser that never does shows a notice after a while
// (app.css). The price is a script of 0.2 kB in two pages.

const script = `if(/^#v\\d/.test(location.hash))document.documentElement.dataset.programme=location.hash`;

/** Before the first figure of the page. */
export function HideOtherProgramme() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}

/** The fragment with which the page was opened, while its programme is not shown. */
export function awaitedProgramme(): string | undefined {
  return document.documentElement.dataset.programme;
}

/** Call in an effect, when the programme is shown. */
export function announceProgramme() {
  delete document.documentElement.dataset.programme;
}
