import { createHash } from "node:crypto";

/**
 * The page's own policy: only the inline scripts and styles that stand in its final html may run. `style-src-attr` is open
 * because React, embla and sonner set styles on elements; it runs no code.
 */
export function contentPolicy(html: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(html, /<script(?![^>]*\bsrc=)(?![^>]*application\/ld\+json)[^>]*>([\s\S]*?)<\/script>/g)}`,
    `style-src-elem 'self' ${hashes(html, /<style[^>]*>([\s\S]*?)<\/style>/g)}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function hashes(html: string, pattern: RegExp): string {
  const found = [...html.matchAll(pattern)].map(
    ([, text = ""]) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  return [...new Set(found)].join(" ");
}
