import Menu from "lucide-react/icons/menu";
import X from "lucide-react/icons/x";
import { ContactButton } from "#app/contact/contact-button.tsx";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { familyIds } from "#core/pages.ts";
import { headerPages, pageNames, planPages } from "./navigation.ts";

/** Under 768 px: the header's links, behind a button. */
export function MobileMenu() {
  const { country, page, topic, dictionary, texts } = useSite();
  const path = usePath();
  const names = pageNames(dictionary, texts);
  return (
    <div className="md:hidden">
      <button
        type="button"
        popoverTarget="mobile-menu"
        aria-label={texts.openMenu}
        data-label-closed={texts.openMenu}
        data-label-open={texts.closeMenu}
        className="menu-button -mr-[10px] grid size-[44px] place-items-center [anchor-name:--menu]"
      >
        <Menu aria-hidden="true" size={26} strokeWidth={1.75} />
        <X aria-hidden="true" size={26} strokeWidth={1.75} />
      </button>
      <nav
        id="mobile-menu"
        popover="auto"
        aria-label={texts.mainNavigation}
        className="panel panel-below inset-x-3 max-h-[calc(100dvh-6rem)] w-auto p-5 [position-anchor:--menu] [:root[data-offer]_&]:max-h-[calc(100dvh-10.5rem)]"
      >
        <PageLink
          to={path("services")}
          className="block py-2 font-display text-h4"
          aria-current={page === "services" && !topic ? "page" : undefined}
        >
          {dictionary.servicios}
        </PageLink>
        <ul className="mb-3 border-l border-line pl-4">
          {familyIds.map((family) => (
            <li key={family}>
              <PageLink
                to={path("services", family)}
                aria-current={topic === family ? "page" : undefined}
                className="block py-2.5 text-ink-2 aria-[current]:font-semibold aria-[current]:text-petrol"
              >
                {texts.families[family]}
              </PageLink>
            </li>
          ))}
          {planPages(country).map(([id, label]) => (
            <li key={id}>
              <PageLink
                to={path(id)}
                aria-current={page === id ? "page" : undefined}
                className="block py-2.5 text-ink-2 aria-[current]:font-semibold aria-[current]:text-petrol"
              >
                {texts[label]}
              </PageLink>
            </li>
          ))}
        </ul>
        {headerPages.map((id) => (
          <PageLink
            key={id}
            to={path(id)}
            aria-current={page === id ? "page" : undefined}
            className="block py-2.5 font-display text-h4 aria-[current]:text-petrol"
          >
            {names[id]}
          </PageLink>
        ))}
        <ContactButton contactType="partner" className="mt-4 w-full">
          {dictionary.solicitarDemo}
        </ContactButton>
      </nav>
    </div>
  );
}
