import { expect, test } from "vitest";
import { plainLine, plainText } from "./plain-text.ts";

test("a line cannot start another", () => {
  expect(plainLine("Ana\r\nBcc: x@y.example\u2028\u0085Z")).toBe("Ana Bcc: x@y.example Z");
});

test("controls and bidi overrides are removed, line breaks and tabs kept", () => {
  expect(plainText("a\u001b[31mb\u0007\tc\r\nd\u202egpj.exe\u2066e\u0090")).toBe(
    "a[31mb\tc\ndgpj.exee",
  );
});

test.each([
  "José Ñandú",
  "Иван Петров",
  "محمد علي",
  "שלום עולם",
  "山田 太郎",
  "नमस्ते दुनिया",
  "می‌خواهم",
  "👩‍👩‍👧 🇦🇷 🏴󠁧󠁢󠁥󠁮󠁧󠁿",
])("%s stays as it is", (text) => {
  expect(plainText(text)).toBe(text);
  expect(plainLine(text)).toBe(text);
});
