import { useEffect, useLayoutEffect, useRef, useState } from "react";

/** What a sheet can show without growing over its page. */
export interface Room {
  /** Of its text on paper. */
  points: number;
  /** Those that cost most are named, the others counted by family. */
  services: number;
  hasExtras: boolean;
  /** Says what no other sentence on the sheets says, and no more. */
  isShort: boolean;
}

/** From the most that a sheet can show to the least. */
const all = { points: 9, services: 40, hasExtras: true, isShort: false };
const plain = { ...all, hasExtras: false };
const rooms: readonly [Room, ...Room[]] = [
  all,
  { ...all, points: 8.5 },
  plain,
  { ...plain, points: 8.5 },
  ...[40, 24, 18, 15, 12, 9].map((services) => ({ ...plain, points: 8, services })),
  ...[12, 9, 7, 5, 4, 3, 2, 1, 0].map((services) => ({
    ...plain,
    points: 8,
    services,
    isShort: true,
  })),
];

/** A page inside sheet.css's margins: as narrow as A4 and as short as Letter, with a little to spare. */
const paper = { width: "186mm", pixelsHigh: (252 / 25.4) * 96 };

/** Tries one room after the other until the sheet fits a page of either format. */
export function useRoom(shown: string) {
  const sheet = useRef<HTMLElement>(null);
  const [tried, setTried] = useState({ shown, index: 0 });
  const index = tried.shown === shown ? tried.index : 0;
  useLayoutEffect(() => {
    const next = rooms[index + 1];
    if (next && sheet.current && isTooHigh(sheet.current)) setTried({ shown, index: index + 1 });
  });
  // Its letters may come later, and are as wide as they are.
  useEffect(() => {
    document.fonts.ready.then(() => setTried({ shown: "", index: 0 }));
  }, []);
  return { sheet, room: rooms[index] ?? rooms[0] };
}

function isTooHigh(sheet: HTMLElement): boolean {
  sheet.classList.add("as-paper");
  sheet.style.cssText += `width: ${paper.width}; min-height: 0`;
  const height = sheet.offsetHeight;
  sheet.classList.remove("as-paper");
  sheet.style.width = "";
  sheet.style.minHeight = "";
  return height > paper.pixelsHigh;
}
