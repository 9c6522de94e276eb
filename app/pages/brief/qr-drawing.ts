import encodeQR from "qr";

/** A bar for each run of dark modules. */
export function drawing(text: string): { size: number; path: string } {
  const rows = encodeQR(text, "raw", { ecc: "low", border: 2 });
  let path = "";
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      const from = x;
      while (row[x]) x += 1;
      if (x > from) path += `M${from} ${y}h${x - from}v1h-${x - from}z`;
    }
  });
  return { size: rows.length, path };
}
