// What the router writes into a page, put in the order a visitor needs it: scripts come after the first paint.
import { fold } from "#app/fold.ts";
import { brand } from "#core/brand.ts";
import type { Language } from "#core/languages.ts";

interface FinishOptions {
  language: Language;
  /** The list of routes that this page needs. */
  manifest: string;
}

/** Without its comments and indentation, which every page would carry. */
const inlineFold = String(fold).replaceAll(/\n\s*(\/\/.*)?/g, "\n");

const firstSection = "first-section";
const expectFirstSection = `<link rel="expect" href="#${firstSection}" blocking="render"/>`;

/**
 * The router's module script starts fetching at once and competes with the first paint. The same imports are made when the
 * page is idle after `load`, or at the first sign that somebody wants to use it.
 */
export function finishHtml(html: string, options: FinishOptions): string {
  const script = html.match(/<script type="module" async="">([\s\S]*?)<\/script>/);
  if (!script?.[1]) throw new Error("The router's module script is not where it was");
  if (!html.includes("<style"))
    throw new Error("The styles, before which the page folds, are gone");
  if (!html.includes("<section"))
    throw new Error("The section for which the browser waits is gone");
  const eager = script[1];
  const preloads = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(
    ([, url]) => url as string,
  );
  return (
    html
      // Half of it would move when the other half comes: the browser shows nothing before it has read the whole.
      .replace("<section", `<section id="${firstSection}"`)
      .replace(
        "<style",
        () => `${expectFirstSection}<script>(window.fold=${inlineFold})()</script><style`,
      )
      .replaceAll(/<link rel="modulepreload"[^>]*>/g, "")
      // Only needed to install the site; React restores it during hydration.
      .replace(/<link rel="manifest"[^>]*>/, "")
      .replace(
        script[0],
        () => `<script type="module" async="">${startLater(eager, preloads, options)}</script>`,
      )
  );
}

const intents = ["pointerdown", "pointerover", "keydown", "focusin", "touchstart"];

/** How long a press may wait for the scripts before the visitor is offered a letter instead. */
const longestPressMs = 10_000;

function startLater(
  eager: string,
  preloads: string[],
  { language, manifest }: FinishOptions,
): string {
  const allRoutes = eager.match(/import "([^"]+)";/)?.[1];
  const routes = [...eager.matchAll(/import \* as (\w+) from "([^"]+)";/g)];
  const modules = eager.match(/window\.__reactRouterRouteModules = (\{[\s\S]*?\});/)?.[1];
  const entry = eager.match(/import\("([^"]+)"\);/)?.[1];
  if (!allRoutes || !routes.length || !modules || !entry) {
    throw new Error("The router's module script has changed its shape");
  }
  const names = routes.map(([, name]) => name).join(",");
  const urls = routes.map(([, , url]) => url as string);
  // What they import is asked for with them, not a round later.
  const others = preloads.filter((url) => ![allRoutes, entry, ...urls].includes(url));
  const imports = [manifest, ...urls, ...others].map((url) => `import("${url}")`).join(",");
  return [
    "const seen=document.documentElement.dataset;let started,pressed,failed;",
    `const write=()=>{location.href="mailto:${brand.contactEmail[language]}"};`,
    'const start=()=>started??=(seen.started="",',
    // The last to run need not be the last to come.
    `document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href:"${entry}"})),`,
    `Promise.all([${imports}]).then(([,${names}])=>{`,
    `window.__reactRouterRouteModules=${modules.replaceAll(/\s+/g, "")};return import("${entry}")})`,
    // Somebody waits: better a letter than nothing.
    ".catch(error=>{failed=1;if(pressed)write();throw error}));",
    // Two idle moments: the first may come before the paint that `load` brings.
    "const idle=window.requestIdleCallback||(f=>setTimeout(f,200));",
    "const rest=()=>idle(()=>idle(start));",
    'if(document.readyState==="complete")rest();else addEventListener("load",rest);',
    `for(const i of ${JSON.stringify(intents)})addEventListener(i,()=>{seen.used="";start()},{once:true,passive:true,capture:true});`,
    // A press before scripts are there is kept, and repeated when they are: on Contact those of the page, else those of its part.
    'const answers=at=>"ready"in seen&&(at.matches("[data-contact]")||"whole"in seen);',
    'addEventListener("click",e=>{',
    'const at=e.target.closest("[data-contact],[data-keep-press]");if(!at||answers(at))return;if(failed)return write();',
    `pressed||setTimeout(()=>pressed&&write(),${longestPressMs});pressed=at;start()},true);`,
    "const answer=()=>{const at=pressed;if(at&&answers(at)){pressed=0;at.click()}};",
    'addEventListener("ready",answer);addEventListener("whole",answer);',
  ].join("");
}
