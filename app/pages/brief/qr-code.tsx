import encodeQR from "qr";
import { useMemo } from "react";

/** Longer texts need modules of less than 0.3 mm on the printed brief, too small for a phone. */
export const codeMaxLength = 850;

export function QrCode({
  text,
  alternative,
  className = "",
}: {
  text: string;
  alternative: string;
  className?: string;
}) {
  const code = useMemo(() => drawing(text), [text]);
  return (
    <svg
      role="img"
      aria-label={alternative}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      className={`bg-white ${className}`}
    >
      <path d={code.path} className="fill-black" />
    </svg>
  );
}

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
