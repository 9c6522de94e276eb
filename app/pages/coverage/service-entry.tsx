import Check from "lucide-react/icons/check";
import LinkIcon from "lucide-react/icons/link";
import Plus from "lucide-react/icons/plus";
import { Link } from "react-router";
import { familyColors } from "#app/families/family-colors.ts";
import { serviceIcons } from "#app/families/service-icons.ts";
import { type ServiceId, services } from "#core/services.ts";
import { fill } from "#core/template.ts";
import type { CoverageContent } from "./content.ts";

/** One service with an anchor of its own. */
export function ServiceEntry({
  id,
  name,
  content,
  isChosen,
  onToggle,
}: {
  id: ServiceId;
  name: string;
  content: Omit<CoverageContent, "head">;
  isChosen: boolean;
  onToggle: () => void;
}) {
  const { family, delivery } = services[id];
  const { tint, deepText } = familyColors[family];
  const Icon = serviceIcons[id];
  const { includes, customer } = content.services[id];
  const label = isChosen ? content.added : content.add;
  return (
    <article
      id={id}
      aria-labelledby={`${id}-name`}
      tabIndex={-1}
      className="break-inside-avoid border-t border-line py-6 target:bg-petrol-tint/50 md:py-7"
    >
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-4 md:grid-cols-[auto_1fr_auto]">
        <span
          className={`grid size-11 shrink-0 place-items-center self-start rounded-control ${tint} ${deepText}`}
        >
          <Icon aria-hidden="true" size={22} strokeWidth={1.75} />
        </span>
        <div className="flex min-w-0 items-center gap-1">
          <h3 id={`${id}-name`} className="min-w-0 text-h4 leading-tight wrap-anywhere">
            {name}
          </h3>
          <Link
            to={{ hash: id }}
            aria-label={fill(content.share, { service: name })}
            className="grid size-11 shrink-0 place-items-center rounded-control text-ink-3 hover:bg-bone hover:text-petrol print:hidden"
          >
            <LinkIcon aria-hidden="true" size={18} />
          </Link>
        </div>
        <dl className="col-span-full grid gap-x-8 gap-y-3 text-small md:order-last md:grid-cols-[5fr_3fr_5fr]">
          <Part name={content.parts.includes}>{includes}</Part>
          <Part name={content.parts.delivery}>{content.deliveries[delivery]}</Part>
          <Part name={content.parts.customer}>{customer}</Part>
        </dl>
        <button
          type="button"
          aria-pressed={isChosen}
          aria-label={`${label}: ${name}`}
          onClick={onToggle}
          className="col-span-full inline-flex min-h-11 items-center justify-center gap-2 justify-self-start rounded-button border-[1.5px] border-line-strong px-4 text-small font-semibold transition-colors duration-120 hover:bg-bone aria-pressed:border-petrol aria-pressed:bg-petrol aria-pressed:text-white md:col-span-1 print:hidden noscript:hidden"
        >
          {isChosen ? (
            <Check aria-hidden="true" size={18} />
          ) : (
            <Plus aria-hidden="true" size={18} />
          )}
          {label}
        </button>
      </div>
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
