/** The mark in white on the theme color, without CSS variables, which few readers of icons know. */
export function iconSvg(mark: string, ground: string, { corner = 0 } = {}): string {
  const drawn = mark
    .trim()
    .replaceAll("currentColor", "#fff")
    .replaceAll(/var\(--mark-accent,\s*([^)]+)\)/g, "$1")
    .replace("<svg ", '<svg x="6.4" y="6.4" width="19.2" height="19.2" ');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="${ground}"/>${drawn}</svg>\n`;
}

/** The corner of icons that nobody else rounds. */
export const roundCorner = 7;

/** A Windows icon file that holds PNG files, by their width. */
export function icoOf(pictures: { size: number; png: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
}
