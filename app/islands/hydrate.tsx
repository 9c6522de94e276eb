// Loaded with the first island that is hydrated: React.
import { type ComponentType, type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { tolerateForeignNodes } from "#app/browser/foreign-nodes.ts";
import { keepTypedValues } from "#app/browser/typed-values.ts";
import { pageData } from "#app/site-data/page-data.ts";
import { IslandRoot, idPrefix } from "./island-root.tsx";

tolerateForeignNodes();

/** Resolves when React has taken over the element, and what was typed in it is React's, too. */
export function hydrate(
  element: HTMLElement,
  index: number,
  Component: ComponentType<object>,
  props: object,
): Promise<void> {
  const restore = keepTypedValues(element);
  return new Promise((resolve) => {
    const finish = () => {
      restore();
      resolve();
    };
    hydrateRoot(
      element,
      // Outside the error boundary: an island that fails has ended, too.
      // In a new task: while its effects run, React would not render between two changes.
      <Notice onHydrated={() => void setTimeout(finish)}>
        <IslandRoot page={pageData()}>
          <Component {...props} />
        </IslandRoot>
      </Notice>,
      {
        identifierPrefix: idPrefix(index),
        // The html differs from what React expected, for example because it was translated: React renders it again.
        onRecoverableError: (error) => console.warn(error),
      },
    );
  });
}

function Notice({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onHydrated, []);
  return children;
}
