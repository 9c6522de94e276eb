import ArrowRight from "lucide-react/icons/arrow-right";
import { ContactButton } from "#app/contact/contact-button.tsx";
import { familyColors } from "#app/families/family-colors.ts";
import { familyPictures } from "#app/families/family-pictures.ts";
import { serviceIcons } from "#app/families/service-icons.ts";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { Picture } from "#app/ui/picture.tsx";
import type { FamilyContent } from "#content/services/schema.ts";
import type { FamilyId } from "#core/pages.ts";
import { queryOf } from "#core/paths.ts";
import type { ServiceId } from "#core/services.ts";
import type { FamilyCosts } from "./family-costs.server.ts";
import { panelIcons } from "./panel-icons.ts";

interface NamedService {
  id: ServiceId;
  name: string;
}

/** A family's opening on its own tint: what it is and includes, beside its model. */
export function FamilyPanel({
  family,
  content,
  isFirstView,
  services,
  costs,
}: {
  family: FamilyId;
  content: FamilyContent;
  /** Pictures in templates must not load: React requests those of the first view ahead. */
  isFirstView: boolean;
  services: NamedService[];
  costs: FamilyCosts | undefined;
}) {
  const { dictionary, texts } = useSite();
  const path = usePath();
  const { tint, deep } = familyColors[family];
  return (
    <div className={`overflow-clip rounded-br-arc pt-4 pb-12 md:pt-10 md:pb-20 ${tint}`}>
      <div className="wrap grid grid-cols-1 gap-x-8 md:grid-cols-2 md:items-center lg:items-start">
        <Picture
          key={family}
          sources={familyPictures[family]}
          sizes="(min-width: 64rem) 42rem, 90vw"
          alt=""
          width={1200}
          height={900}
          isFirstView={isFirstView}
          className="aspect-4/3 w-full object-contain max-md:mb-4 max-md:h-56 md:col-start-2 md:row-start-1 md:scale-115 lg:scale-105 lg:origin-top"
        />
        <div className="relative z-1 md:col-start-1 md:row-start-1">
          <div aria-hidden="true" className="mb-5 flex gap-2.5 md:mb-6">
            {panelIcons[family].map((Icon, index) => (
              <span
                key={family + String(index)}
                className={`grid size-10 place-items-center rounded-control md:size-12 text-white first:rounded-tl-arc-tile ${deep}`}
              >
                <Icon size={24} strokeWidth={1.75} />
              </span>
            ))}
          </div>
          <h1 className="text-h1">{content.title}</h1>
          <p className="mt-4 max-w-[46ch] text-lead text-ink-2">{content.description}</p>
          <ContactButton contactType="partner" className="mt-7">
            {dictionary.solicitarDemo}
          </ContactButton>
        </div>
        <div className="mt-9 md:max-lg:col-span-2 lg:row-start-2">
          <h2 className="text-h4">{dictionary.caracteristicasPrincipales}</h2>
          <ServiceList family={family} services={services} />
        </div>
        <div className="relative z-1 mt-8 rounded-card bg-white/65 p-[min(1.5rem,6vw)] md:p-8 md:max-lg:col-span-2 lg:col-start-2 lg:row-start-2 lg:mt-4 lg:ml-8">
          {costs && (
            <>
              <p className="figures text-[3.25rem] leading-none font-semibold tracking-tight">
                {costs.fee}
              </p>
              <p className="measure mt-2 mb-4">{costs.basis}</p>
              {costs.notes.map((sentence) => (
                <p key={sentence} className="measure mb-2 text-small text-ink-2">
                  {sentence}
                </p>
              ))}
            </>
          )}
          <PageLink
            to={path("coverage") + queryOf({ family })}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-petrol hover:underline"
          >
            {texts.seeCoverage}
            <ArrowRight aria-hidden="true" size={18} />
          </PageLink>
        </div>
      </div>
    </div>
  );
}

function ServiceList({ family, services }: { family: FamilyId; services: NamedService[] }) {
  const { deepText } = familyColors[family];
  return (
    <ul className="mt-4 grid gap-x-6 sm:grid-cols-2">
      {services.map(({ id, name }) => {
        const Icon = serviceIcons[id];
        return (
          <li key={id} className="flex items-center gap-3 border-t border-ink/12 py-3 font-medium">
            <Icon
              aria-hidden="true"
              size={22}
              strokeWidth={1.75}
              className={`shrink-0 ${deepText}`}
            />
            <span className="leading-snug">{name}</span>
          </li>
        );
      })}
    </ul>
  );
}
