import type { LucideIcon } from "lucide-react";
import CalendarDays from "lucide-react/icons/calendar-days";
import Check from "lucide-react/icons/check";
import ChevronDown from "lucide-react/icons/chevron-down";
import MapPin from "lucide-react/icons/map-pin";
import Plus from "lucide-react/icons/plus";
import ReceiptText from "lucide-react/icons/receipt-text";
import Route from "lucide-react/icons/route";
import Video from "lucide-react/icons/video";
import { familyColors } from "#app/families/family-colors.ts";
import { serviceIcons } from "#app/families/service-icons.ts";
import { usePath } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import type { CoverageContent } from "#content/coverage/schema.ts";
import { type Delivery, type ServiceId, services } from "#core/services.ts";
import { fill } from "#core/template.ts";

const deliveryIcons: Record<Delivery, LucideIcon> = {
  visit: MapPin,
  transport: Route,
  remote: Video,
  appointment: CalendarDays,
  reimbursement: ReceiptText,
};

/** One row of the catalogue, with an anchor of its own. Its details open below it. */
export function ServiceEntry({
  id,
  name,
  content,
  isChosen,
  onToggle,
}: {
  id: ServiceId;
  name: string;
  content: CoverageContent;
  isChosen: boolean;
  onToggle: (() => void) | undefined;
}) {
  const path = usePath();
  const { family, delivery } = services[id];
  const { tint, deepText } = familyColors[family];
  const Icon = serviceIcons[id];
  const DeliveryIcon = deliveryIcons[delivery];
  const { scope, includes, excludes, customer } = content.services[id];
  const limits = content.limits[id];
  const given = content.given[delivery];
  return (
    <article
      id={id}
      aria-labelledby={`${id}-name`}
      data-delivery={delivery}
      tabIndex={-1}
      className="grid break-inside-avoid grid-cols-[minmax(0,1fr)_auto] gap-x-2 border-t border-line target:bg-petrol-tint/50 md:gap-x-4"
    >
      <details className="detail group min-w-0">
        <summary className="grid min-h-16 grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-3 rounded-control py-2.5 leading-tight -outline-offset-3! md:grid-cols-[auto_minmax(0,1fr)_9rem] md:gap-x-4 [&::-webkit-details-marker]:hidden">
          <span
            className={`row-span-2 grid size-[40px] place-items-center rounded-control transition-colors duration-320 ${isChosen ? "bg-amber text-ink" : `${tint} ${deepText}`}`}
          >
            <Icon aria-hidden="true" size={20} strokeWidth={1.75} />
          </span>
          <h3
            id={`${id}-name`}
            className="font-text text-[min(1.06rem,6.5vw)] leading-tight font-semibold wrap-anywhere"
          >
            {name}
            <ChevronDown
              aria-hidden="true"
              size={16}
              className="ml-1 inline align-[-0.15em] text-ink-3 transition-transform duration-200 group-open:rotate-180 print:hidden noscript:hidden"
            />
          </h3>
          <span className="col-start-2 mt-0.5 text-caption leading-snug text-ink-2">
            <span className="md:hidden">{given} · </span>
            {scope}
          </span>
          <span className="col-start-3 row-span-2 row-start-1 flex items-center gap-2 text-small text-ink-2 max-md:hidden">
            <DeliveryIcon aria-hidden="true" size={18} strokeWidth={1.75} className={deepText} />
            {given}
          </span>
        </summary>
        <div className="mb-4 -mr-[52px] grid gap-x-8 gap-y-3 text-small md:grid-cols-2 rounded-control bg-bone px-4 py-4 md:ml-14 md:mr-0 md:px-5 print:bg-white print:p-0">
          <dl className="contents">
            <Part name={content.parts.includes}>{includes}</Part>
            <Part name={content.parts.excludes}>{excludes}</Part>
            {limits && <Part name={content.parts.limits}>{limits}</Part>}
            <Part name={content.parts.customer}>{customer}</Part>
            <Part name={content.parts.delivery}>{content.deliveries[delivery]}</Part>
          </dl>
          <PageLink
            // Without the filter, which would hide it from whoever gets the link.
            to={`${path("coverage")}#${id}`}
            className="inline-flex min-h-11 items-center self-end justify-self-start font-semibold text-petrol underline underline-offset-3 print:hidden"
          >
            {fill(content.share, { service: name })}
          </PageLink>
        </div>
      </details>
      {onToggle && (
        <button
          type="button"
          aria-pressed={isChosen}
          aria-label={`${isChosen ? content.added : content.add}: ${name}`}
          onClick={onToggle}
          className={`my-2.5 grid size-[44px] shrink-0 place-items-center rounded-pill border-[1.5px] border-line-strong transition-colors duration-120 hover:bg-bone aria-pressed:border-transparent aria-pressed:bg-petrol aria-pressed:text-white aria-pressed:hover:bg-petrol-h print:hidden noscript:hidden unready:invisible forced-colors:border-[ButtonText]`}
        >
          {isChosen ? (
            <Check aria-hidden="true" size={20} />
          ) : (
            <Plus aria-hidden="true" size={20} />
          )}
        </button>
      )}
    </article>
  );
}

function Part({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="font-semibold">{name}</dt>
      <dd className="mt-0.5 text-ink-2">{children}</dd>
    </div>
  );
}
