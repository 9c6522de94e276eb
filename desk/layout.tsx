import type { ReactNode } from "react";
import { Mark } from "#app/brand/mark.tsx";
import { brand } from "#core/brand.ts";
import { type DeskFrame, type DeskNotice, type DeskPage, deskPaths } from "#core/desk.ts";
import { languageNames, languages } from "#core/languages.ts";
import icon from "../public/favicon.svg?url";
import { Form, quietButton, Submit } from "./parts.tsx";
import type { DeskTexts } from "./texts.ts";

const warnings: DeskNotice[] = ["changed_meanwhile", "erase_not_confirmed", "mail_refused"];

interface Props {
  frame: DeskFrame;
  texts: DeskTexts;
  title: string;
  current?: DeskPage | undefined;
  children: ReactNode;
}

/** The whole document. */
export function Document({ frame, texts, title, current, children }: Props) {
  const { person, notice } = frame;
  const isWarning = warnings.some((each) => each === notice);
  return (
    <html lang={frame.language}>
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
          href="#content"
          className="absolute -top-20 left-4 z-10 rounded-control bg-white px-4 py-2 focus:top-3"
        >
          {texts.skip}
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
        <main id="content" tabIndex={-1} className="wrap flex-1 py-8 md:py-12">
          {notice && (
            <p
              role="status"
              className={`mb-6 rounded-control px-4 py-3 font-semibold ${isWarning ? "bg-amber-tint text-amber-deep" : "bg-salud-tint text-salud-deep"}`}
            >
              {texts.notices[notice]}
            </p>
          )}
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
      </body>
    </html>
  );
}
