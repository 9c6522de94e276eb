import { Component, type ReactNode } from "react";
import type { PageData } from "#app/site-data/page-data.ts";
import { PlaceContext, SiteContext } from "#app/site-data/use-site.ts";
import { ErrorScreen } from "./error-screen.tsx";

type RootProps = { page: Omit<PageData, "islands">; children: ReactNode };

/** Separates the ids that React makes in an island from all others on the page. */
export const idPrefix = (index: number) => `i${index}`;

/** What surrounds an island, at build time and in the browser: the same, or React could not take the island over. */
export function IslandRoot({ page, children }: RootProps) {
  return (
    <SiteContext value={page.site}>
      <PlaceContext value={page.place}>
        <ErrorBoundary page={page}>{children}</ErrorBoundary>
      </PlaceContext>
    </SiteContext>
  );
}

/** An island that fails is replaced by an explanation; the rest of the page stays. */
class ErrorBoundary extends Component<RootProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { page, children } = this.props;
    return this.state.hasFailed ? <ErrorScreen texts={page.error} {...page.place} /> : children;
  }
}
