import { useEffect, useState } from "react";

/** Longer texts need modules of less than 0.3 mm on the printed brief, too small for a phone. */
export const codeMaxLength = 850;

/** The encoder loads after the page: the code stands at the end of the second sheet, and only scripts know its text. */
export function QrCode({
  text,
  alternative,
  className = "",
}: {
  text: string;
  alternative: string;
  className?: string;
}) {
  const [code, setCode] = useState({ size: 1, path: "" });
  useEffect(() => {
    let isLatest = true;
    import("./qr-drawing.ts").then(({ drawing }) => {
      if (isLatest) setCode(drawing(text));
    }, console.error);
    return () => {
      isLatest = false;
    };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={alternative}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      className={`bg-white ${className}`}
    >
      <path d={code.path} />
    </svg>
  );
}
