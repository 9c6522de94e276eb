import { createHash } from "node:crypto";

/**
 * The page's own policy: inline, only the scripts, style elements and style attributes of its final html are allowed. Libraries
 * need no exception: React and embla style elements through the CSSOM, which the policy does not restrict. Trusted
 * Types are not required because React creates `<script>` elements through `innerHTML`.
 */
export function contentPolicy(html: string): string {
  const scripts =
    /<script(?![^>]*\bsrc=)(?![^>]*application\/(?:ld\+)?json)[^>]*>([\s\S]*?)<\/script>/g;
  const styles = /<style[^>]*>([\s\S]*?)<\/style>/g;
  const attributes = hashes(html, / style="([^"]*)"/g, decodeEntities);
  return [
    // For prefetched pages Firefox has only this fallback directive; everything else it covers is restricted below.
    "default-src 'self'",
    ["script-src 'self'", ...hashes(html, scripts)].join(" "),
    ["style-src 'self'", ...hashes(html, styles)].join(" "),
    // 'unsafe-hashes' extends hashes to style attributes; scripts don't get it.
    [
      "style-src-attr",
      ...(attributes.length ? ["'unsafe-hashes'", ...attributes] : ["'none'"]),
    ].join(" "),
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    "worker-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function hashes(html: string, pattern: RegExp, read = (text: string) => text): string[] {
  const texts = new Set([...html.matchAll(pattern)].map(([, text = ""]) => read(text)));
  return [...texts].map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
}

/** The five characters that React escapes in an attribute. */
function decodeEntities(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
