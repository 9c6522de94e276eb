import ArrowRight from "lucide-react/icons/arrow-right";
import type { ComponentProps } from "react";
import { PageLink } from "#app/ui/page-link.tsx";

/** A text link to the page with more. */
export function ArrowLink({ className = "", children, ...props }: ComponentProps<typeof PageLink>) {
  return (
    <PageLink
      className={`group inline-flex min-h-11 items-center gap-2.5 font-semibold text-petrol in-[.on-night]:text-white ${className}`}
      {...props}
    >
      <span className="link">{children}</span>
      <ArrowRight
        aria-hidden="true"
        size={20}
        className="shrink-0 transition-transform duration-200 ease-in motion-safe:group-hover:translate-x-1"
      />
    </PageLink>
  );
}
