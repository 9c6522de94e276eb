import type { Named, RolesContent } from "#content/roles/schema.ts";

/** From the company to the provider down one line: what each side answers for, and what each contract between them settles. */
export function Diagram({ title, parties, links, items, customer }: RolesContent["diagram"]) {
  return (
    <section aria-label={title} className="print:text-[8pt] print:leading-[1.3]">
      <Stop
        {...parties.company}
        items={[items.brand, items.plan]}
        className="rounded-tl-arc-float"
      />
      <Link name={links.contract} items={[items.frequency, items.payment]} />
      <Stop
        {...parties.us}
        items={[items.platform, items.network]}
        className="bg-white text-ink [--color-sky:var(--color-ink-2)]"
      />
      <Link name={links.agreement} items={[items.price]} />
      <Stop
        {...parties.provider}
        items={[items.work, items.damage]}
        className="rounded-br-arc-float"
      />
      <p className="mt-8 flex items-center gap-3.5 font-display text-h4 text-balance print:hidden">
        <span className="size-5 shrink-0 rounded-pill bg-amber shadow-[0_0_28px_6px_oklch(0.815_0.155_76/0.45)]" />
        {customer}
      </p>
    </section>
  );
}

const columns = "grid gap-x-8 gap-y-5 print:grid-cols-[1fr_4fr] print:gap-y-1";

function Stop({
  name,
  does,
  items,
  className,
}: RolesContent["diagram"]["parties"]["us"] & { items: Named[]; className: string }) {
  return (
    <div
      className={`rounded-card bg-night-2 p-[min(1.5rem,6vw)] md:p-8 print:bg-transparent print:p-0 lg:grid-cols-[16rem_1fr] ${columns} ${className}`}
    >
      <div>
        <h2 className="text-h3 print:text-[1.35em]">{name}</h2>
        <p className="mt-1 font-semibold text-sky print:mt-0">{does}</p>
      </div>
      <Items items={items} />
    </div>
  );
}

/** A stretch of the line, with the contract that it stands for. */
function Link({ name, items }: { name: string; items: Named[] }) {
  return (
    <div
      className={`ml-8 border-amber border-l-[1.5px] py-6 pr-[min(1.5rem,6vw)] pl-[min(1.5rem,6vw)] md:pr-8 print:ml-0 print:border-0 print:p-0 print:py-1 lg:grid-cols-[14.4rem_1fr] ${columns}`}
    >
      <h2 className="text-h4 text-amber print:text-[1.2em]">{name}</h2>
      <Items items={items} />
    </div>
  );
}

function Items({ items }: { items: Named[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-3 md:grid-cols-2 print:grid-cols-2">
      {items.map(({ name, text }) => (
        <div key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd className="text-sky max-md:not-print:text-small">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
