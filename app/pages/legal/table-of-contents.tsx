import ChevronDown from "lucide-react/icons/chevron-down";
import { PlaceLink } from "#app/ui/place-link.tsx";

interface Entry {
  id: string;
  title: string;
}

/** Sticky beside the text on a wide screen; collapsed above it on a narrow one. */
export function TableOfContents({ title, entries }: { title: string; entries: readonly Entry[] }) {
  return (
    <>
      <nav
        data-contents=""
        aria-label={title}
        className="sticky top-26 hidden max-h-[calc(100dvh-8rem)] overflow-y-auto pb-2 lg:block"
      >
        <p className="mb-3 pl-6 text-small font-semibold">{title}</p>
        <Entries entries={entries} />
      </nav>
      <details className="group rounded-float bg-bone lg:hidden">
        <summary className="flex min-h-13.5 list-none items-center justify-between gap-4 px-5 py-3 font-semibold [&::-webkit-details-marker]:hidden">
          {title}
          <ChevronDown
            aria-hidden="true"
            size={20}
            className="shrink-0 transition-transform duration-200 group-open:rotate-180"
          />
        </summary>
        <nav aria-label={title} className="px-3 pb-4">
          <Entries entries={entries} />
        </nav>
      </details>
    </>
  );
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <ol className="text-small">
      {entries.map(({ id, title }) => (
        <li key={id}>
          <PlaceLink
            to={id}
            className="group/entry flex items-baseline gap-3 py-1.5 pr-2 text-ink-2 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink"
          >
            <span
              aria-hidden="true"
              className="size-3 shrink-0 scale-50 rounded-pill bg-line transition-transform duration-200 group-aria-[current]/entry:scale-100 group-aria-[current]/entry:bg-amber-h"
            />
            {title}
          </PlaceLink>
        </li>
      ))}
    </ol>
  );
}
