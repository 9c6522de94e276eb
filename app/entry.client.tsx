import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { tolerateForeignNodes } from "./browser/foreign-nodes.ts";
import { retryPageData } from "./browser/page-data-retry.ts";
import { watchRelease } from "./browser/release.ts";
import { keepTypedValues } from "./browser/typed-values.ts";

window.fetch = watchRelease(retryPageData(window.fetch.bind(window)));
tolerateForeignNodes();
keepTypedValues();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
    {
      // The html differs from what React expected, for example because it was translated: React renders it again.
      onRecoverableError: (error) => console.warn(error),
    },
  );
});
