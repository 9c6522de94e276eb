import type { ComponentProps } from "react";
import { Link } from "react-router";
import { useSite } from "#app/site-data/use-site.ts";
import { countryAt } from "#core/paths.ts";

/** May lead to another country's site, whose routes this page does not know: the browser goes there by itself. */
export function CountryLink({ to, ...props }: ComponentProps<typeof Link> & { to: string }) {
  const { country } = useSite();
  return <Link to={to} reloadDocument={countryAt(to).code !== country} {...props} />;
}
