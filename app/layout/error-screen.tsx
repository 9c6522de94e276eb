import { useLocation } from "react-router";
import { countryAt, pathOf } from "#core/paths.ts";
import { buttonClass } from "../ui/button.tsx";

/** Stands alone: it must show when the site's own texts did not arrive. */
const explanations = {
  es: {
    text: "Algo falló al mostrar esta página. Puede volver a intentarlo o ir al inicio.",
    retry: "Volver a intentar",
    home: "Ir al inicio",
  },
  pt: {
    text: "Algo falhou ao mostrar esta página. Tente de novo ou volte ao início.",
    retry: "Tentar de novo",
    home: "Ir para o início",
  },
  en: {
    text: "Something failed while showing this page. Try again, or go back to the home page.",
    retry: "Try again",
    home: "Go to the home page",
  },
};

export function ErrorScreen() {
  const { pathname } = useLocation();
  const country = countryAt(pathname);
  const { text, retry, home } = explanations[country.language];
  return (
    <main className="wrap grid min-h-dvh content-center justify-items-start gap-6 py-20">
      <h1 className="text-h2">Unexpected Application Error!</h1>
      <p className="measure text-lead text-ink-2">{text}</p>
      <p className="flex flex-wrap gap-3">
        <button type="button" onClick={() => location.reload()} className={buttonClass()}>
          {retry}
        </button>
        <a href={pathOf(country.code, "home")} className={buttonClass({ variant: "secondary" })}>
          {home}
        </a>
      </p>
    </main>
  );
}
