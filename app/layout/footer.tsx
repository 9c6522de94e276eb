import { ContactButton } from "#app/contact/contact-button.tsx";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { brand, type SocialNetwork } from "#core/brand.ts";
import { familyIds } from "#core/pages.ts";
import { footerPathOf } from "#core/paths.ts";
import { Logo } from "./logo.tsx";
import { careersHash, legalPages, pageNames, planPages } from "./navigation.ts";
import { SocialIcon } from "./social-icon.tsx";

const socialNames: Record<SocialNetwork, string> = {
  facebook: "Facebook",
  instagram: "Instagram",
  linkedin: "LinkedIn",
};

export function Footer() {
  const { dictionary, texts, country, builtInYear } = useSite();
  const path = usePath();
  const names = pageNames(dictionary, texts);
  const company = [
    { name: names.about, to: path("about") },
    { name: names.industries, to: path("industries") },
    { name: names.solutions, to: path("solutions") },
    { name: names.roles, to: path("roles") },
    { name: names.sandbox, to: path("sandbox") },
    { name: names.investors, to: footerPathOf(country, "investors") },
    { name: texts.footer.careers, to: path("about") + careersHash },
  ];
  return (
    <footer className="on-night mt-auto print:hidden">
      <div className="wrap grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-[min(3rem,4vw)] gap-y-9 pt-14 pb-12 md:gap-y-12 md:pt-20 md:pb-16 md:grid-cols-3 lg:grid-cols-4">
        <div className="col-span-full md:max-lg:flex md:max-lg:items-center md:max-lg:justify-between md:max-lg:gap-8 lg:col-span-1">
          <div>
            <Logo />
            <p className="mt-5 max-w-[34ch] text-sky">{texts.footer.line}</p>
          </div>
          <ContactButton variant="secondary" contactType="client" className="max-md:mt-7 lg:mt-7">
            {texts.footer.contact}
          </ContactButton>
        </div>
        <FooterLinks
          title={texts.footer.services}
          links={[
            ...familyIds.map((family) => ({
              name: texts.families[family],
              to: path("services", family),
            })),
            ...planPages(country).map(([id, name]) => ({ name: texts[name], to: path(id) })),
          ]}
        />
        <FooterLinks title={texts.footer.company} links={company} />
        <FooterLinks
          title={texts.footer.legal}
          links={legalPages.map((id) => ({ name: names[id], to: path(id) }))}
          isRowOnPhones
        />
      </div>
      <div className="border-t border-night-line">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-6 text-small text-sky">
          <p>
            © <span data-current-year>{builtInYear}</span> {brand.name}. {texts.footer.rights}
          </p>
          <SocialLinks />
        </div>
      </div>
    </footer>
  );
}

function FooterLinks({
  title,
  links,
  isRowOnPhones = false,
}: {
  title: string;
  links: { name: string; to: string }[];
  isRowOnPhones?: boolean;
}) {
  return (
    <nav
      aria-label={title}
      className={`min-w-0 wrap-anywhere ${isRowOnPhones ? "col-span-full md:col-span-1" : ""}`}
    >
      <h2 className="font-text text-small font-semibold text-white">{title}</h2>
      <ul className={`mt-3 ${isRowOnPhones ? "flex flex-wrap gap-x-6 md:block" : ""}`}>
        {links.map(({ name, to }) => (
          <li key={to}>
            <PageLink to={to} className="link inline-block py-1.5 text-sky hover:text-white">
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SocialLinks() {
  const { texts } = useSite();
  return (
    <ul aria-label={texts.footer.social} className="-mx-3 flex gap-1">
      {(Object.entries(brand.social) as [SocialNetwork, string][]).map(([network, href]) => (
        <li key={network}>
          <a
            href={href}
            target="_blank"
            rel="noopener"
            aria-label={`${socialNames[network]} (${texts.footer.newTab})`}
            className="grid size-11 place-items-center rounded-control hover:bg-night-2 hover:text-white"
          >
            <SocialIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
