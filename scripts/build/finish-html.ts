// What the router writes into a page, put in the order a visitor needs it: scripts come after the first paint.

/**
 * The router's module script starts fetching at once and competes with the first paint. The same imports are made when the
 * page is idle after `load`, or at the first sign that somebody wants to use it.
 */
export function finishHtml(html: string): string {
  const script = html.match(/<script type="module" async="">([\s\S]*?)<\/script>/);
  if (!script?.[1]) throw new Error("The router's module script is not where it was");
  return html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, "")
    .replace(
      script[0],
      () => `<script type="module" async="">${startLater(script[1] as string)}</script>`,
    );
}

const intents = ["pointerdown", "pointerover", "keydown", "focusin", "touchstart"];

function startLater(eager: string): string {
  const manifest = eager.match(/import "([^"]+)";/)?.[1];
  const routes = [...eager.matchAll(/import \* as (\w+) from "([^"]+)";/g)];
  const modules = eager.match(/window\.__reactRouterRouteModules = (\{[\s\S]*?\});/)?.[1];
  const entry = eager.match(/import\("([^"]+)"\);/)?.[1];
  if (!manifest || !routes.length || !modules || !entry) {
    throw new Error("The router's module script has changed its shape");
  }
  const names = routes.map(([, name]) => name).join(",");
  const imports = routes.map(([, , url]) => `import("${url}")`).join(",");
  return [
    "let started;",
    "const start=async()=>{if(started)return;started=1;",
    `const [,${names}]=await Promise.all([import("${manifest}"),${imports}]);`,
    `window.__reactRouterRouteModules=${modules.replaceAll(/\s+/g, "")};import("${entry}")};`,
    "const idle=window.requestIdleCallback||(f=>setTimeout(f,200));",
    'if(document.readyState==="complete")idle(start);else addEventListener("load",()=>idle(start));',
    `for(const i of ${JSON.stringify(intents)})addEventListener(i,start,{once:true,passive:true,capture:true});`,
  ].join("");
}
