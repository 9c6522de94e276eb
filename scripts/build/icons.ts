// Draws each of lucide's icons as one path instead of one element a stroke, without the nine attributes that all of them repeat.
import { join } from "node:path";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Plugin } from "vite";

const component = join(import.meta.dirname, "../../app/ui/icon.tsx");

export function singlePathIcons(): Plugin {
  return {
    name: "single-path-icons",
    apply: "build",
    load: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      async handler(id) {
        const { default: Icon } = await import(id);
        const path = pathOf(renderToStaticMarkup(createElement(Icon)));
        return `import { drawIcon } from ${JSON.stringify(component)};
          export default /* @__PURE__ */ drawIcon(${JSON.stringify(path)});`;
      },
    },
  };
}

/** The strokes of an icon's markup, joined. */
export function pathOf(markup: string): string {
  const strokes = [...markup.matchAll(/<(\w+) ([^>]*?)\/?>/g)].filter(([, tag]) => tag !== "svg");
  return strokes.map(([, tag = "", text = ""]) => strokeOf(tag, attributesIn(text))).join("");
}

function attributesIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
}

function strokeOf(tag: string, { d, points, fill, ...rest }: Record<string, string>): string {
  if (d) return absoluteStart(d);
  if (points) return `M${points}`;
  const number: Record<string, number> = {};
  for (const [name, value] of Object.entries(rest)) number[name] = Number(value);
  const { r } = number;
  // The stroke of a filled dot covers it.
  if (fill && !(r && r <= 0.5)) throw new Error(`An icon has a filled ${tag}.`);
  if (tag === "circle") return ellipse({ ...number, rx: r, ry: r });
  if (tag === "ellipse") return ellipse(number);
  if (tag === "rect") return rectangle(number);
  if (tag === "line") return `M${number.x1} ${number.y1}L${number.x2} ${number.y2}`;
  throw new Error(`An icon has a ${tag}.`);
}

/** A path may begin with a relative move, which is absolute only at its beginning; further pairs of numbers are relative lines. */
function absoluteStart(d: string): string {
  const start = /^m\s*(-?\d*\.?\d+)[\s,]*(-?\d*\.?\d+)[\s,]*(?=(.?))/;
  return d.replace(start, (_, x, y, next) => `M${x} ${y}${/[-\d.]/.test(next) ? "l" : ""}`);
}

function ellipse({ cx = 0, cy = 0, rx = 0, ry = 0 }: Record<string, number | undefined>): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0-${2 * rx} 0`;
}

function rectangle({ x = 0, y = 0, width = 0, height = 0, rx = 0 }: Record<string, number>) {
  const corner = (dx: number, dy: number) => (rx ? `a${rx} ${rx} 0 0 1 ${dx} ${dy}` : "");
  const [across, down] = [width - 2 * rx, height - 2 * rx];
  return `M${x + rx} ${y}h${across}${corner(rx, rx)}v${down}${corner(-rx, rx)}h-${across}${corner(-rx, -rx)}v-${down}${corner(rx, -rx)}z`;
}
