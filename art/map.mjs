// node map.mjs: the investors' dotted map, drawn from Natural Earth's borders into app/assets/map.svg.
// Dots of one row that touch are one dashed line, which keeps the file to a few kilobytes.
import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { geoContains, geoNaturalEarth1 } from "d3-geo";
import { feature } from "topojson-client";

const width = 760;
const height = 640;
const step = 9.4;
const colors = { land: "#254854", ours: "#fbb336" };
const ourCountries = ["Argentina", "Spain", "Brazil", "United States of America"];
/** The cities of the site's flags. */
const cities = { us: [-80.2, 25.8], es: [-3.7, 40.4], br: [-46.6, -23.5], ar: [-58.4, -34.6] };

const atlas = JSON.parse(
  await readFile(fileURLToPath(import.meta.resolve("world-atlas/countries-50m.json")), "utf8"),
);
const land = feature(atlas, atlas.objects.land);
const ours = feature(atlas, atlas.objects.countries).features.filter(({ properties }) =>
  ourCountries.includes(properties.name),
);

const projection = geoNaturalEarth1()
  .rotate([48, 0])
  .fitExtent([[0, 0], [width, height]], {
    type: "MultiPoint",
    coordinates: [[-126, 10], [32, 10], [-60, 60], [-60, -55]],
  });

const paths = { land: "", ours: "" };
let row = 0;
for (let y = step; y < height; y += step * 0.866, row++) {
  let run = null;
  for (let x = row % 2 ? step / 2 : 0; x < width + step; x += step) {
    const kind = kindAt(x, y);
    if (run && run.kind !== kind) {
      paths[run.kind] += `M${round(run.from)} ${round(y)}h${round(x - step - run.from + 0.2)}`;
      run = null;
    }
    if (kind && !run) run = { kind, from: x };
  }
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none" stroke-linecap="round" stroke-width="5.5" stroke-dasharray="0 ${step}">${Object.entries(
  paths,
)
  .map(([kind, d]) => `<path stroke="${colors[kind]}" d="${d}"/>`)
  .join("")}</svg>`;
await writeFile(new URL("../app/assets/map.svg", import.meta.url), svg);

console.log(`map.svg ${svg.length} bytes`);
for (const [code, place] of Object.entries(cities)) console.log(code, projection(place).map(Math.round));

function kindAt(x, y) {
  if (x < 4 || x > width - 4) return null;
  const place = projection.invert([x, y]);
  if (!place || place[1] > 78 || place[1] < -56) return null;
  const back = projection(place);
  if (!back || Math.hypot(back[0] - x, back[1] - y) > 1 || !geoContains(land, place)) return null;
  return ours.some((country) => geoContains(country, place)) ? "ours" : "land";
}

function round(value) {
  return Math.round(value * 10) / 10;
}
