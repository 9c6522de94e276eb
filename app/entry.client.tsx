import { StrictMode, startTransition } from "react";
import { type HydrationOptions, hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { tolerateForeignNodes } from "./foreign-nodes.ts";
import { retryPageData } from "./page-data-retry.ts";
import { fadeWithCare } from "./page-fade.ts";
import { showServedPage } from "./served-page.ts";

window.fetch = retryPageData(window.fetch.bind(window));
tolerateForeignNodes();
fadeWithCare();

const errorHandlers: HydrationOptions = {
  // The page was not what React expected, as when it came translated: React draws it anew and goes on.
  onRecoverableError: (error) => console.warn(error),
  // An error boundary shows something. While React only takes over, what the server wrote is better.
  onCaughtError(error) {
    console.error(error);
    if (!("ready" in document.documentElement.dataset)) void showServedPage();
  },
  // No boundary was left, and React has emptied the page.
  onUncaughtError(error) {
    console.error(error);
    void showServedPage();
  },
};

function takeOver() {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
      errorHandlers,
    );
  });
}

// In a task of its own: setting up React just now took one already.
setTimeout(takeOver);
