import ChevronDown from "lucide-react/icons/chevron-down";
import { ContactButton } from "#app/contact/contact-button.tsx";
import { Flag } from "#app/country-choice/flag.tsx";
import { SitePanel } from "#app/country-choice/site-panel.tsx";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { hasEstimator } from "#core/countries.ts";
import { languageNames } from "#core/languages.ts";
import { Logo } from "./logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { headerPages, pageNames } from "./navigation.ts";
import { ServicesMenu } from "./services-menu.tsx";

/**
 * Overlays the page's first section, in its colors, until the visitor scrolls. Its text grows to 20 px and its distances do not,
 * so that one row holds it at every text size.
 */
export function Header({ ground = "paper" }: { ground?: "night" | "paper" }) {
  const { country, page, language, dictionary, texts } = useSite();
  const path = usePath();
  const names = pageNames(dictionary, texts);

  return (
    <header
      data-ground={ground}
      className="page-header screen-only fixed inset-x-0 top-0 z-30 h-20"
    >
      <div className="@container wrap flex h-full items-center gap-[24px] xl:gap-[40px]">
        <Logo nameClass="md:max-lg:sr-only" />
        <nav
          aria-label={texts.mainNavigation}
          className="hidden items-center gap-[18px] text-header font-medium md:flex lg:gap-[24px] xl:gap-[28px]"
        >
          <button
            type="button"
            popoverTarget="services-menu"
            aria-current={page === "services" ? "true" : undefined}
            className="nav-item flex items-center gap-1 [anchor-name:--services]"
          >
            {dictionary.servicios}
            <ChevronDown aria-hidden="true" size={16} strokeWidth={2} />
          </button>
          {headerPages.map((id) => (
            <PageLink
              key={id}
              to={path(id)}
              aria-current={page === id ? "page" : undefined}
              className="nav-item"
            >
              {names[id]}
            </PageLink>
          ))}
          {hasEstimator(country) && (
            <PageLink
              to={path("programme")}
              aria-current={page === "programme" ? "page" : undefined}
              className="nav-item"
            >
              {names.programme}
            </PageLink>
          )}
        </nav>
        <div className="ml-auto flex items-center gap-[8px] text-header font-medium md:gap-[12px] xl:gap-[20px]">
          <button
            type="button"
            popoverTarget="language-header"
            className="flex min-h-11 items-center gap-[6px] px-[8px] [anchor-name:--language]"
          >
            <Flag code={country} className="size-[20px]" />
            <span className="xl:hidden">{language.toUpperCase()}</span>
            <span className="sr-only xl:not-sr-only">
              {texts.countries[country]} · {languageNames[language]}
            </span>
            <span className="sr-only">{texts.changeSite}</span>
          </button>
          <ContactButton
            variant="secondary"
            size="small"
            contactType="partner"
            className="px-[18px]! text-header! whitespace-nowrap @max-[54rem]:hidden"
          >
            {dictionary.solicitarDemo}
          </ContactButton>
          <MobileMenu />
        </div>
      </div>
      <ServicesMenu />
      <SitePanel
        id="language-header"
        className="panel-below right-(--gutter) supports-[right:anchor(right)]:right-[anchor(right)] [position-anchor:--language]"
      />
    </header>
  );
}
