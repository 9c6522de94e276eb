import ChevronDown from "lucide-react/icons/chevron-down";
import Globe from "lucide-react/icons/globe";
import { useMatches } from "react-router";
import { ContactButton } from "#app/contact/contact-button.tsx";
import { LanguagePanel } from "#app/country-choice/language-panel.tsx";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { useScrolledPast } from "#app/ui/use-scrolled-past.ts";
import { Logo } from "./logo.tsx";
import { MobileMenu } from "./mobile-menu.tsx";
import { headerPages, pageNames } from "./navigation.ts";
import { ServicesMenu } from "./services-menu.tsx";

const scrollThresholdPx = 10;

/** Overlays the page's first section, in its colors, until the visitor scrolls. */
export function Header() {
  const { page, language, dictionary, texts } = useSite();
  const path = usePath();
  const names = pageNames(dictionary, texts);
  const isScrolled = useScrolledPast(scrollThresholdPx);
  const isOverNight = usePageGround() === "night" && !isScrolled;

  return (
    <header
      data-scrolled={isScrolled}
      className={`screen-only fixed inset-x-0 top-0 z-30 h-20 ${
        isOverNight
          ? "text-white [--control:var(--color-night-ctl)] [--focus:var(--color-amber)]"
          : "text-ink [--mark-accent:var(--color-amber-h)]"
      } ${isScrolled ? "bg-white shadow-header" : ""}`}
    >
      <div className="wrap flex h-full items-center gap-6 lg:gap-10">
        <Logo />
        <nav
          aria-label={texts.mainNavigation}
          className="hidden items-center gap-5 text-header font-medium md:flex lg:gap-7"
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
        </nav>
        <div className="ml-auto flex items-center gap-2 text-header font-medium md:gap-5">
          <button
            type="button"
            popoverTarget="language-header"
            className="flex min-h-11 items-center gap-1.5 px-2 [anchor-name:--language]"
          >
            <Globe aria-hidden="true" size={18} strokeWidth={1.75} />
            {language.toUpperCase()}
            <span className="sr-only">{texts.changeLanguage}</span>
          </button>
          <ContactButton
            variant="secondary"
            size="small"
            contactType="partner"
            className="max-lg:hidden"
          >
            {dictionary.solicitarDemo}
          </ContactButton>
          <MobileMenu />
        </div>
      </div>
      <ServicesMenu />
      <LanguagePanel
        id="language-header"
        className="panel-below right-(--gutter) supports-[right:anchor(right)]:right-[anchor(right)] [position-anchor:--language]"
      />
    </header>
  );
}

/** A page with a dark first section declares it in its `handle`. */
function usePageGround() {
  const handle = useMatches().at(-1)?.handle as { ground?: "night" } | undefined;
  return handle?.ground ?? "paper";
}
