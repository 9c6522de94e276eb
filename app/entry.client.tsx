import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { tolerateForeignNodes } from "./browser/foreign-nodes.ts";
import { retryPageData } from "./browser/page-data-retry.ts";

window.fetch = retryPageData(window.fetch.bind(window));
tolerateForeignNodes();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    {
      // The page was not what React expected, as when it came translated: React draws it anew and goes on.
      onRecoverableError: (error) => console.warn(error),
    },
  );
});
