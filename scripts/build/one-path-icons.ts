import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

type Shape = [tag: string, attributes: Record<string, string>];

/**
 * Lucide renders an icon with two components and up to nine elements, and a page may have 150 icons. In the built site
 * each icon is one path, rendered by app/ui/icon.tsx.
 */
export function onePathIcons(): Plugin {
  return {
    name: "one-path-icons",
    apply: "build",
    load: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      async handler(id) {
        const { __iconData: icon } = await import(pathToFileURL(id).href);
        // An alias re-exports the icon's own file.
        if (!icon) return;
        const path = JSON.stringify(onePath(icon.node));
        return `import { drawIcon } from "/app/ui/icon.tsx"; export default /* @__PURE__ */ drawIcon(${path});`;
      },
    },
  };
}

/** Joins the shapes of an icon into the data of one path. */
export function onePath(shapes: readonly Shape[]): string {
  return shapes.map(([tag, attributes]) => pathOf(tag, attributes)).join("");
}

function pathOf(tag: string, { d = "", points = "", fill, ...attributes }: Shape[1]): string {
  const of = (name: string) => Number(attributes[name] ?? 0);
  // A dot is covered by its stroke; a larger shape would lose its fill.
  const isDot = tag === "circle" && of("r") <= 0.5;
  const kind = fill && !isDot ? `filled ${tag}` : tag;
  switch (kind) {
    case "path":
      return startAbsolute(d);
    case "line":
      return `M${of("x1")} ${of("y1")}L${of("x2")} ${of("y2")}`;
    case "polyline":
      return `M${points}`;
    case "polygon":
      return `M${points}z`;
    case "circle":
      return ellipse(of("cx"), of("cy"), of("r"), of("r"));
    case "ellipse":
      return ellipse(of("cx"), of("cy"), of("rx"), of("ry"));
    case "rect":
      return rectangle(of("x"), of("y"), of("width"), of("height"), of("rx") || of("ry"));
    default:
      throw new Error(`An icon has a ${kind}, which one line cannot draw`);
  }
}

/** A first `m` is relative to the origin; after another shape it would be relative to that shape's end. */
function startAbsolute(d: string): string {
  const start = d.match(/^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)\s*(?=([-\d.])?)/);
  if (!start) return d;
  // Further pairs are lines, and stay relative.
  return `M${start[1]} ${start[2]}${start[3] ? "l" : ""}${d.slice(start[0].length)}`;
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  const half = `a${rx} ${ry} 0 0 1`;
  return `M${x - rx} ${y}${half} ${2 * rx} 0${half} ${-2 * rx} 0z`;
}

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  const across = width - 2 * r;
  const down = height - 2 * r;
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}`;
  return [
    `M${x + r} ${y}h${across}${corner(1, 1)}v${down}`,
    `${corner(-1, 1)}h${-across}${corner(-1, -1)}v${-down}${corner(1, -1)}z`,
  ].join("");
}
