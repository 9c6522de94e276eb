import type { ReactNode } from "react";
import { Mark } from "#app/brand/mark.tsx";
import { brand } from "#core/brand.ts";
import { type DeskFrame, type DeskPage, deskPaths, shortcutKeys } from "#core/desk.ts";
import { languageNames, languages } from "#core/languages.ts";
import icon from "../public/favicon.svg?url";
import { Notices } from "./notices.tsx";
import { Form, quietButton, Submit } from "./parts.tsx";
import type { DeskTexts } from "./texts.ts";

interface Props {
  /** The page is a list of leads: the keyboard gets to it at once. */
  isList: boolean;
  /** It shows a whole page of the site, and says beside it what was done. */
  isWide: boolean;
  frame: DeskFrame;
  texts: DeskTexts;
  title: string;
  current?: DeskPage | undefined;
  children: ReactNode;
}

/** The whole document. */
export function Document({ isList, isWide, frame, texts, title, current, children }: Props) {
  const { person } = frame;
  return (
    <html lang={frame.language} data-zone={person && frame.zone}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} · ${texts.title}`}</title>
        <link rel="icon" href={icon} type="image/svg+xml" />
        <link rel="stylesheet" href={frame.stylesheet} />
        <script type="module" src={frame.script} />
      </head>
      <body className="flex min-h-dvh flex-col bg-bone">
        <a
          href={isList ? "#leads" : "#content"}
          className="absolute -top-20 left-4 z-10 rounded-control bg-white px-4 py-2 focus:top-3"
        >
          {isList ? texts.leads.skip : texts.skip}
        </a>
        <header className="on-night">
          <div className="wrap flex flex-wrap items-center gap-x-8 gap-y-1 py-3">
            <a href="/" className="flex min-h-11 items-center gap-2.5 font-display text-h4">
              <Mark viewBox="0 0 32 32" className="size-7 [--mark-accent:var(--color-amber)]" />
              {brand.name}
            </a>
            {person && (
              <nav aria-label={texts.title} className="-mx-3 flex flex-wrap text-small">
                {person.pages.map((page) => (
                  <a
                    key={page}
                    href={deskPaths[page]}
                    aria-current={page === current ? "page" : undefined}
                    className="flex min-h-11 items-center rounded-control px-3 font-semibold text-sky hover:text-white aria-[current=page]:bg-night-2 aria-[current=page]:text-white"
                  >
                    {texts.pages[page]}
                  </a>
                ))}
              </nav>
            )}
          </div>
        </header>
        <main
          id="content"
          tabIndex={-1}
          className={`flex-1 ${isWide ? "wide py-5" : "wrap py-8 md:py-12"}`}
        >
          {!isWide && <Notices frame={frame} texts={texts} />}
          {children}
        </main>
        <footer className="border-line border-t bg-paper text-small text-ink-2">
          <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4">
            <Form
              frame={frame}
              action={deskPaths.language}
              values={{ to: frame.here }}
              className="-mx-3 flex flex-wrap"
              aria-label={texts.language}
            >
              {languages.map((language) => (
                <button
                  type="submit"
                  key={language}
                  name="language"
                  value={language}
                  lang={language}
                  aria-pressed={language === frame.language}
                  className={`${quietButton} aria-pressed:text-ink aria-pressed:underline aria-pressed:underline-offset-4`}
                >
                  {languageNames[language]}
                </button>
              ))}
            </Form>
            {person && (
              <div className="flex flex-wrap items-center gap-x-1">
                <span className="mr-2">
                  {texts.signedInAs} {person.email}
                </span>
                <Form frame={frame} action={deskPaths.signOut} className="-mx-3 flex flex-wrap">
                  <Submit isQuiet>{texts.signOut}</Submit>
                  <button type="submit" name="everywhere" value="1" className={quietButton}>
                    {texts.signOutEverywhere}
                  </button>
                </Form>
              </div>
            )}
          </div>
        </footer>
        {person && <Shortcuts texts={texts} />}
      </body>
    </html>
  );
}

/** Opened by the script, at the key "?". */
function Shortcuts({ texts }: { texts: DeskTexts }) {
  return (
    <dialog
      id="shortcuts"
      aria-labelledby="shortcuts-title"
      className="m-auto rounded-card bg-white p-6 backdrop:bg-night/60"
    >
      <h2 id="shortcuts-title" className="mb-4 text-h4">
        {texts.shortcuts.title}
      </h2>
      <dl className="mb-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 text-small">
        {shortcutKeys.map((key) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-chip bg-bone-2 px-2 py-0.5 font-semibold">{key}</kbd>
            </dt>
            <dd>{texts.shortcuts.keys[key]}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <Submit>{texts.shortcuts.close}</Submit>
      </form>
    </dialog>
  );
}
