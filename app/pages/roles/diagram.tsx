import type { RolesContent } from "#content/roles/schema.ts";

const grounds = { company: "bg-night-2", us: "bg-white text-ink", provider: "bg-night-2" };
/** What each card answers for, on its ground. */
const texts = { company: "text-sky", us: "text-ink-2", provider: "text-sky" };

/** The three sides of a program, what joins them, and the customer whom all three serve. */
export function Diagram({ title, parties, links, customer }: RolesContent["diagram"]) {
  return (
    <section aria-label={title}>
      <div className="grid lg:grid-cols-[1fr_7.5rem_1fr_7.5rem_1fr]">
        <Party id="company" {...parties.company} className="rounded-tl-arc" />
        <Link text={links.contract} />
        <Party id="us" {...parties.us} />
        <Link text={links.agreement} />
        <Party id="provider" {...parties.provider} className="rounded-br-arc-float" />
      </div>
      <svg
        aria-hidden="true"
        viewBox="0 0 120 10"
        preserveAspectRatio="none"
        className="h-14 w-full fill-none stroke-amber max-lg:hidden"
      >
        <path
          d="M16 0V3Q16 6 20 6H56Q60 6 60 10V0M104 0V3Q104 6 100 6H64Q60 6 60 10"
          strokeWidth="1.5"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="mx-auto flex w-fit max-w-full items-center gap-3.5 font-display text-h4 text-balance max-lg:mt-8">
        <span className="size-5 shrink-0 rounded-pill bg-amber shadow-[0_0_28px_6px_oklch(0.815_0.155_76/0.45)]" />
        {customer}
      </p>
    </section>
  );
}

function Party({
  id,
  name,
  does,
  points,
  className = "",
}: RolesContent["diagram"]["parties"]["us"] & {
  id: keyof typeof grounds;
  className?: string;
}) {
  return (
    <div className={`rounded-card p-[min(1.75rem,6vw)] sm:p-8 ${grounds[id]} ${className}`}>
      <h2 className="text-h3 in-[.rounded-tl-arc]:pl-6">{name}</h2>
      <p className={`mt-1 font-semibold in-[.rounded-tl-arc]:pl-6 ${texts[id]}`}>{does}</p>
      <ul className={`mt-5 grid ${texts[id]}`}>
        {points.map((point) => (
          <li key={point} className="border-current/25 border-t py-2.5">
            {point}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A line to the next side, with what it stands for. */
function Link({ text }: { text: string }) {
  return (
    <div className="flex items-center justify-center gap-3 text-center text-small font-semibold text-amber max-lg:min-h-16 lg:flex-col lg:gap-2">
      <span className="h-full w-[1.5px] bg-amber lg:hidden" />
      <span className="max-lg:order-last">{text}</span>
      <span className="hidden h-[1.5px] w-full bg-amber lg:block" />
    </div>
  );
}
