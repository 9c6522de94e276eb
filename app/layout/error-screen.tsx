import { useLocation, useRouteLoaderData } from "react-router";
import { brand } from "#core/brand.ts";
import { countryAt, pathOf } from "#core/paths.ts";
import type { loader } from "../root.tsx";
import { buttonClass } from "../ui/button.tsx";
import { Mark } from "../ui/mark.tsx";

/** Stands alone: it must show when the site's own texts did not arrive. */
const explanations = {
  es: {
    text: "Algo falló al mostrar esta página. Puede volver a intentarlo o ir al inicio.",
    retry: "Volver a intentar",
    home: "Ir al inicio",
    write: "Si sigue sin funcionar, escriba a",
  },
  pt: {
    text: "Algo falhou ao mostrar esta página. Tente de novo ou volte ao início.",
    retry: "Tentar de novo",
    home: "Ir para o início",
    write: "Se continuar sem funcionar, escreva para",
  },
  en: {
    text: "Something failed while showing this page. Try again, or go back to the home page.",
    retry: "Try again",
    home: "Go to the home page",
    write: "If it still does not work, write to",
  },
};

export function ErrorScreen() {
  const { pathname } = useLocation();
  const site = useRouteLoaderData<typeof loader>("root");
  const country = countryAt(pathname);
  const home = pathOf(country.code, "home");
  const texts = explanations[site?.language ?? country.language];
  return (
    <main className="flex min-h-dvh flex-col bg-bone-2">
      <div className="wrap flex h-20 items-center">
        <a
          href={home}
          className="flex items-center gap-[0.36em] font-display text-[1.625rem] leading-none font-semibold tracking-[-0.03em]"
        >
          <Mark className="size-[1.2em]" dotClassName="fill-amber-h" />
          {brand.name}
        </a>
      </div>
      <div className="wrap grid grow items-center gap-8 pt-6 pb-20 lg:grid-cols-2">
        <div>
          <h1 lang="en" className="text-h2">
            Unexpected Application Error!
          </h1>
          <p className="measure mt-5 text-lead text-ink-2">{texts.text}</p>
          <p className="mt-8 flex flex-wrap gap-3.5">
            <button type="button" onClick={() => location.reload()} className={buttonClass()}>
              {texts.retry}
            </button>
            <a href={home} className={buttonClass({ variant: "secondary" })}>
              {texts.home}
            </a>
          </p>
          <p className="mt-8 text-small text-ink-2">
            {texts.write}{" "}
            <a href={`mailto:${brand.contactEmail}`} className="font-medium text-petrol underline">
              {brand.contactEmail}
            </a>
          </p>
        </div>
      </div>
    </main>
  );
}
