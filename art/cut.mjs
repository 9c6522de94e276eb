// node cut.mjs [NAME...]: cuts the masters into the AVIF files of app/assets; all of them, or the named ones.
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const usual = { quality: 54, effort: 7, chromaSubsampling: "4:4:4" };

/** On a phone's dense screen the difference cannot be seen, and the home loads six of these. */
const forPhones = { quality: 46, effort: 9, chromaSubsampling: "4:2:0" };

const smaller = { ...forPhones, quality: 40 };

const lighter = {
  // At this quality the picture that most phones paint first fits in the first packets of a new connection.
  "hero-m-736": { ...forPhones, quality: 42 },
  "hogar-736": forPhones,
  "hogar-656": smaller,
  "hogar-336": smaller,
  "vial-736": forPhones,
  "vial-656": smaller,
  "vial-336": smaller,
  "salud-736": forPhones,
  "salud-656": smaller,
  "salud-336": smaller,
  "mascotas-736": forPhones,
  "mascotas-656": smaller,
  "mascotas-336": smaller,
  "dispositivos-736": forPhones,
  "dispositivos-656": smaller,
  "dispositivos-336": smaller,
};

/** Name on the site -> its master and the widths the pages ask for; 736 and 656 are what most phones need, 336 a row of the coverage. */
const cuts = {
  hero: ["dusk_1760", 1760, 1280, 960],
  "hero-m": ["dusk_820mobile", 820, 736],
  "hero-day": ["day_1280", 1280, 736],
  team: ["team_1440", 1440, 860],
  hogar: ["hogar_1200", 1200, 736, 656, 336],
  vial: ["vial_1200", 1200, 736, 656, 336],
  salud: ["salud_1200", 1200, 736, 656, 336],
  mascotas: ["mascotas_1200", 1200, 736, 656, 336],
  dispositivos: ["dispositivos_1200", 1200, 736, 656, 336],
  financial: ["financial_880", 880, 440],
  insurance: ["insurance_880", 880, 440],
  retail: ["retail_880", 880, 440],
  realestate: ["realestate_880", 880, 440],
  health: ["health_880", 880, 440],
  telecom: ["telecom_880", 880, 440],
  lost: ["lost_880", 880, 440],
  repair: ["repair_880", 880, 440],
};

const wanted = process.argv.slice(2);
const names = wanted.length ? wanted : Object.keys(cuts);

for (const name of names) {
  if (!cuts[name]) throw new Error(`No picture is called ${name}`);
  const [master, ...widths] = cuts[name];
  for (const width of widths) {
    const file = await sharp(here(`masters/${master}.png`))
      .resize(width, null, { kernel: "lanczos3" })
      .avif({ ...usual, ...lighter[`${name}-${width}`] })
      .toBuffer();
    await writeFile(here(`../app/assets/${name}-${width}.avif`), file);
    console.log(`${name}-${width}.avif ${file.length} bytes`);
  }
}

function here(path) {
  return fileURLToPath(new URL(path, import.meta.url));
}
