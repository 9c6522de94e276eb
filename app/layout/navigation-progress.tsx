import { useNavigation } from "react-router";
import { useSite } from "#app/site-data/use-site.ts";

/** A thin bar at the top; its animation delay hides it during quick navigations. */
export function NavigationProgress() {
  const { texts } = useSite();
  if (useNavigation().state === "idle") return null;
  return <div role="progressbar" aria-label={texts.loading} className="navigation-progress" />;
}
