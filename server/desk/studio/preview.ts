// A page as it stands in the studio's frame: without scripts, and with nothing but this site's own pictures.
import { recordPaths } from "#core/desk-records.ts";
import { escaped } from "#core/escaped.ts";
import { uploadPath } from "#core/paths.ts";
import { studioPaths } from "#core/studio.ts";
import type { Draft } from "#server/editions/editor.ts";

export const previewHeaders = {
  "Content-Type": "text/html; charset=utf-8",
  "Content-Security-Policy": [
    "default-src 'none'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    // Also outside of the frame.
    "sandbox allow-same-origin",
  ].join("; "),
};

/** Sections that wait for a script to appear are shown; texts show that they can be chosen. */
const style = `<style>
[data-text]{cursor:pointer}
[data-text]:hover{outline:2px solid #0b6171;outline-offset:2px}
[data-chosen]{outline:3px solid #fbb336!important;outline-offset:3px}
</style>`;

export function preview(draft: Draft): string {
  if ("problems" in draft) {
    const lines = draft.problems.map(({ file, path }) => `<li>${escaped(`${file} ${path}`)}</li>`);
    return `<!doctype html><title>!</title><ul>${lines.join("")}</ul>`;
  }
  return (
    draft.html
      .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
      .replaceAll("/assets/", `${studioPaths.frame}/assets/`)
      // Also of a draft that only the desk's people see.
      .replaceAll(uploadPath(""), `${recordPaths.files}/`)
      .replace("</head>", () => `${style}</head>`)
  );
}
