// node cut.mjs [NAME...]: cuts the masters into the AVIF files of app/assets; all of them, or the named ones.
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const usual = { quality: 54, effort: 7, chromaSubsampling: "4:4:4" };

/** On a phone's dense screen the difference cannot be seen, and the home loads six of these. */
const forPhones = { quality: 46, effort: 9, chromaSubsampling: "4:2:0" };

const smaller = { ...forPhones, quality: 40 };

const lighter = {
  "hero-1760": { ...forPhones, quality: 50, effort: 7 },
  "hero-1280": { ...forPhones, quality: 47, effort: 7 },
  "hero-960": { ...forPhones, quality: 47, effort: 7 },
  "hero-m-820": { ...forPhones, effort: 7 },
  // At this quality the picture that most phones paint first fits in the first packets of a new connection.
  "hero-m-736": { ...forPhones, quality: 33, effort: 7 },
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

/** The pictures on night are cut out along the model, so that an owner's own color for night shows around it. */
const cutOut = ["hero", "hero-m"];
const night = [0x05, 0x24, 0x30];

const wanted = process.argv.slice(2);
const names = wanted.length ? wanted : Object.keys(cuts);

for (const name of names) {
  if (!cuts[name]) throw new Error(`No picture is called ${name}`);
  const [master, ...widths] = cuts[name];
  const { picture, shape } = cutOut.includes(name)
    ? await alongModel(here(`masters/${master}.png`))
    : { picture: here(`masters/${master}.png`) };
  for (const width of widths) {
    const scaled = sharp(picture).resize(width, null, { kernel: "lanczos3" });
    // Scaled apart, because sharp would blacken the colors under the transparent parts, which costs bytes and shows at the edge.
    if (shape) scaled.joinChannel(await sharp(shape).resize(width).extractChannel(0).toBuffer());
    const file = await scaled
      .avif({ ...usual, ...lighter[`${name}-${width}`] })
      .toBuffer();
    await writeFile(here(`../app/assets/${name}-${width}.avif`), file);
    console.log(`${name}-${width}.avif ${file.length} bytes`);
  }
}

/** A render's colors, and its shape: what cannot be reached from the picture's edge over the color of night, soft shadows included. */
async function alongModel(file) {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const shape = Buffer.alloc(width * height, 255);
  const open = [];
  const visit = (x, y) => {
    const at = y * width + x;
    if (x < 0 || y < 0 || x >= width || y >= height || !shape[at]) return;
    if (night.some((value, channel) => Math.abs(value - data[3 * at + channel]) > 16)) return;
    shape[at] = 0;
    data.set(night, 3 * at);
    open.push([x, y]);
  };
  for (let x = 0; x < width; x += 1) {
    visit(x, 0);
    visit(x, height - 1);
  }
  for (let y = 0; y < height; y += 1) visit(0, y);
  for (let next = open.pop(); next; next = open.pop()) {
    const [x, y] = next;
    visit(x - 1, y);
    visit(x + 1, y);
    visit(x, y - 1);
    visit(x, y + 1);
  }
  const asPng = (pixels, channels) =>
    sharp(pixels, { raw: { width, height, channels } }).png({ compressionLevel: 1 });
  return {
    picture: await asPng(data, 3).toBuffer(),
    shape: await asPng(shape, 1).blur(0.5).toBuffer(),
  };
}

function here(path) {
  return fileURLToPath(new URL(path, import.meta.url));
}
