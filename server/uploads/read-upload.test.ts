import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { largestUpload, readUpload } from "./read-upload.ts";

const bytesOf = (text: string) => Uint8Array.from(Buffer.from(text, "latin1"));
const utf8 = (text: string) => Uint8Array.from(Buffer.from(text));
const uint32 = (...values: number[]) =>
  values
    .map((value) =>
      String.fromCharCode(value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255),
    )
    .join("");

const chunk = (name: string, body: string) => {
  const sum = crc32(bytesOf(name + body));
  return `${uint32(body.length)}${name}${body}${uint32(sum)}`;
};
const pngOf = (...chunks: string[]) =>
  bytesOf(`\x89PNG\r\n\x1a\n${chunks.join("")}${chunk("IEND", "")}`);
const header = (width: number, height: number) =>
  chunk("IHDR", `${uint32(width, height)}\x08\x06\0\0\0`);
const png = (width: number, height: number) => pngOf(header(width, height));
const segment = (marker: number, body: string) =>
  `\xff${String.fromCharCode(marker, (body.length + 2) >> 8, (body.length + 2) & 255)}${body}`;
const jpeg = (...segments: string[]) =>
  bytesOf(`\xff\xd8${segments.join("")}${segment(0xda, "\x01\x01\0\0?\0")}data\xff\xd9`);
const frame = segment(0xc0, "\x08\x01\x90\x02\x80\x03\x01\x11\0");
const svg = (inner: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"${attributes}>${inner}</svg>`;

const read = (bytes: Uint8Array<ArrayBuffer>, wanted: "picture" | "document" = "picture") => {
  const found = readUpload(bytes, wanted);
  return "problem" in found
    ? [found.problem, ...(found.about ? [found.about] : [])].join(" ")
    : `${found.type} ${found.size ? `${found.size.width}×${found.size.height}` : ""}`.trim();
};

test("a file's type and size are told by its bytes", () => {
  expect(read(png(640, 400))).toBe("image/png 640×400");
  expect(read(jpeg(segment(0xe0, "JFIF\0"), frame))).toBe("image/jpeg 640×400");
  const vp8x = `RIFF\x1c\0\0\0WEBPVP8X\x0a\0\0\0\0\0\0\0\x7f\x02\0\x8f\x01\0\0\0\0\0\0\0`;
  expect(read(bytesOf(vp8x))).toBe("image/webp 640×400");
  const avif = `\0\0\0\x1cftypavif\0\0\0\0avifmif1\0\0\0\x14ispe\0\0\0\0${uint32(80, 50)}\0\0\0\x14ispe\0\0\0\0${uint32(640, 400)}`;
  expect(read(bytesOf(avif))).toBe("image/avif 640×400");
  expect(
    read(utf8(`\uFEFF<?xml version="1.0"?>\n<!-- drawn -->${svg("<path d='M0 0h9'/>")}`)),
  ).toBe("image/svg+xml 100×25");
  expect(read(bytesOf("%PDF-1.7\n1 0 obj\n%%EOF\n"), "document")).toBe("application/pdf");
});

test("a picture is kept without what is not drawn, and refused where it is not whole", () => {
  const place = chunk("eXIf", "GPS 34.6S");
  const sent = Buffer.concat([pngOf(header(9, 9), place), utf8("<script>alert(1)</script>")]);
  const found = readUpload(Uint8Array.from(sent), "picture");
  expect("bytes" in found && Buffer.from(found.bytes)).toEqual(Buffer.from(png(9, 9)));
  expect(read(pngOf(header(9, 9), "<html><script>alert(1)</script>"))).toBe("damaged");
  expect(read(pngOf(place, header(9, 9)))).toBe("damaged");
  expect(read(jpeg("\xff\xe0\0\x02".repeat(2_000), frame))).toBe("damaged");
});

test("what is no picture or document is refused, whatever its name", () => {
  expect(read(bytesOf(""))).toBe("empty");
  for (const text of [
    "<html><script>alert(1)</script>",
    "MZ\x90\0",
    "GIF89a",
    "PK\x03\x04",
    "#!/bin/sh",
  ]) {
    expect(read(bytesOf(text))).toBe("unknown_type");
  }
  expect(read(bytesOf("%PDF-1.7 %%EOF"))).toBe("no_picture");
  expect(read(png(1, 1), "document")).toBe("no_document");
  expect(read(png(1, 1).subarray(0, 30))).toBe("damaged");
  expect(read(jpeg(segment(0xe0, "JFIF\0")))).toBe("damaged");
  expect(read(bytesOf("%PDF-1.7 cut"), "document")).toBe("damaged");
  expect(read(png(40_000, 40_000))).toBe("too_large");
  expect(read(png(4_000, 4_000))).toBe("too_large");
  expect(read(png(0, 9))).toBe("damaged");
  const heavy = new Uint8Array(largestUpload);
  heavy.set(png(9, 9));
  expect(read(heavy)).toBe("too_heavy");
  for (const name of ["JavaScript", "J#61vaScript"]) {
    const pdf = bytesOf(`%PDF-1.7 /OpenAction << /S /${name} >> %%EOF`);
    expect(read(pdf, "document")).toBe("pdf_active JavaScript");
  }
  expect(read(bytesOf("%PDF-1.7 /#4a#53 1 %%EOF"), "document")).toBe("pdf_active JS");
  expect(read(bytesOf("%PDF-1.7 /JSON /JS#41 %%EOF"), "document")).toBe("application/pdf");
});

test("a photo does not say where it was taken, and stays as it is turned", () => {
  const entry = "\x01\x12\0\x03\0\0\0\x01\0\x06\0\0";
  const exif = `Exif\0\0MM\0*\0\0\0\x08\0\x01${entry}\0\0\0\0GPS 34.6S 58.4W`;
  const found = readUpload(jpeg(segment(0xe1, exif), segment(0xfe, "Ana"), frame), "picture");
  const kept = "bytes" in found ? Buffer.from(found.bytes).toString("latin1") : "";
  expect(kept).not.toMatch(/GPS|Ana/);
  expect(kept).toContain(`Exif\0\0MM\0*\0\0\0\x08\0\x01${entry}`);
  expect(kept.endsWith("data\xff\xd9")).toBe(true);
});

test("a drawing is written anew, without what is no drawing", () => {
  const source = `<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">${svg(
    `<metadata><rdf:RDF>who</rdf:RDF></metadata><sodipodi:namedview pagecolor="#fff"/><style>.a{fill:url(#g)}</style>
     <linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient><g class="a" data-name="Layer 1" inkscape:label="x"><use xlink:href="#g"/></g><text>A &amp; B&#33;</text>`,
    ' xmlns:xlink="http://www.w3.org/1999/xlink"',
  )}`;
  const found = readUpload(utf8(source), "picture");
  const kept = "bytes" in found ? Buffer.from(found.bytes).toString() : JSON.stringify(found);
  expect(kept).not.toMatch(/metadata|rdf|sodipodi|inkscape|data-name|DOCTYPE|xml version|who/);
  expect(kept).toContain('<g class="a"><use href="#g"></use></g><text>A &amp; B!</text>');
  const again = readUpload(utf8(kept), "picture");
  expect("file" in again && "file" in found && again.file === found.file).toBe(true);
});

test("a drawing that acts, or fetches, is refused with what it has", () => {
  const hostile = {
    "<script>": "<script>alert(1)</script>",
    "<foreignObject>": "<foreignObject><body/></foreignObject>",
    "onload=": '<g onload="alert(1)"/>',
    "onclick=": "<g onclick='x'/>",
    'href="https://evil.example/x"': '<use href="https://evil.example/x"/>',
    'href="javascript:alert(1)"': '<use xlink:href="java&#115;cript:alert(1)"/>',
    "<image>": '<image href="data:image/png;base64,AA"/>',
    "<a>": '<a href="#x"><path/></a>',
    "<animate>": '<animate attributeName="href"/>',
    "<set>": "<set/>",
    "url(https://evil.example)": '<g style="fill:url(https://evil.example)"/>',
    "url(//evil.example)": "<style>g{fill:url(//evil.example)}</style>",
    "@import": '<style>@import "x";</style>',
    "\\75rl(x)": "<style>g{fill:\\75rl(x)}</style>",
    "&xxe;": "<text>&xxe;</text>",
    "</p>": "<g></p>",
    "<p": "<p",
    'xmlns="http://www.w3.org/1999/xhtml"': '<g xmlns="http://www.w3.org/1999/xhtml"/>',
  };
  for (const [about, inner] of Object.entries(hostile)) {
    expect(read(utf8(svg(inner))), inner).toContain(`svg_unsafe ${about}`);
  }
  const doubling = Array.from(
    { length: 40 },
    (_, n) => `<g id="a${n + 1}"><use href="#a${n}"/><use href="#a${n}"/></g>`,
  );
  expect(read(utf8(svg(`<g id="a0"/>${doubling.join("")}`)))).toContain("svg_unsafe <use>");
  const chain = Array.from({ length: 4_900 }, (_, n) => `<use id="a${n}" href="#a${n + 1}"/>`);
  expect(read(utf8(svg(chain.join(""))))).toContain("svg_unsafe <use>");
  expect(read(utf8(svg('<pattern id="p"><path fill="url(#p)"/></pattern>')))).toContain("<use>");
  // In a style, in another one's words, and behind a remark or a text that looks like its end.
  for (const rule of [
    ...[".k", "g > .k", "path:first-child", ".k{/*}*/", '.k{x:"}";', '.k{x:"}.z{";'],
    ...['.k{x:"/*";y:"*/";', ".k{x:'\n}.z{';", "x{}/*</style><style>.k"],
  ]) {
    const masks = Array.from({ length: 5 }, (_, n) => {
      const used = `<path class="${n ? "k" : ""}${n}"/>`.repeat(10);
      return `<mask id="m${n}"><g>${used}</g></mask>`;
    });
    const styles = masks.map((_, n) => {
      const open = rule.replaceAll("k", `k${n + 1}`);
      return `${open}${open.includes("{") ? "" : "{"}mask:url(#m${n})}`;
    });
    const drawing = `<style>${styles.join("")}</style>${masks.join("")}<path class="k5"/>`;
    expect(read(utf8(svg(drawing))), rule).toContain("svg_unsafe <use>");
  }
  const entities = '<!DOCTYPE svg [<!ENTITY a "aaaa">]>';
  expect(read(utf8(entities + svg("<text>&a;</text>")))).toContain("svg_unsafe <!DOCTYPE");
  expect(read(utf8(svg("<g>".repeat(80) + "</g>".repeat(80))))).toContain("svg_unsafe");
  expect(read(utf8(svg("<g/>".repeat(6_000))))).toContain("svg_unsafe");
  expect(read(utf8(`<svg viewBox="0 0 1 1"></svg>`))).toContain("svg_unsafe xmlns");
  expect(read(utf8(`${svg("")}<script>alert(1)</script>`))).toContain("svg_unsafe <script>");
  expect(read(Uint8Array.from([...utf8("<svg "), 0xff, 0xfe]))).toBe("svg_unsafe UTF-8");
});
