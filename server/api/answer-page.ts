import { escaped } from "#core/escaped.ts";

interface Outcome {
  /** The lead's number, if the message was stored. */
  id?: string;
  errors: Record<string, unknown>;
  /** As typed. */
  values: Record<string, string | undefined>;
}

/**
 * The built page with the form (app/contact/lead-form.tsx), for a browser without scripts: shows a notice or the fields' errors
 * and fills in what was typed. One pass over the built html, so that nothing typed is read as html. Without the page's scripts,
 * which would take it for another address's.
 */
export function answerPage(html: string, { id, errors, values }: Outcome): string {
  const isInvalid = (name: string) => Object.hasOwn(errors, name);
  const notice = id !== undefined ? "sent" : Object.keys(errors).length > 0 ? "form" : "failed";
  let hasFocus = false;

  function rewrite(tag: string): string {
    const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
    const shown = tag.replace(' hidden=""', "");
    if (tag.startsWith("<output")) return tag + escaped(id ?? "");
    const own = attribute("data-notice");
    if (own === "form") return notice === "sent" ? tag.replace(">", ' hidden="">') : tag;
    if (own) return own === notice ? shown : tag;
    const error = attribute("data-error");
    if (error) return isInvalid(error) ? shown : tag;
    const name = attribute("name");
    const value = values[name ?? ""];
    if (!name || value === undefined || attribute("type") === "hidden") return tag;
    if (attribute("type") === "radio") {
      const other = tag.replace(' checked=""', "");
      return attribute("value") === value ? other.replace("<input", '<input checked=""') : other;
    }
    const marked = isInvalid(name) ? markInvalid(tag, attribute("id")) : tag;
    if (tag.startsWith("<textarea")) return `${marked}\n${escaped(value)}`;
    return marked.replace("<input", () => `<input value="${escaped(value)}"`);
  }

  function markInvalid(tag: string, control: string | undefined): string {
    const focus = hasFocus ? "" : ' autofocus=""';
    hasFocus = true;
    return tag
      .replace(' aria-invalid="false"', ' aria-invalid="true"')
      .replace(/^<\w+/, (start) => `${start}${focus} aria-describedby="${control}-error"`);
  }

  return html
    .replaceAll(/<script\b(?![^>]*ld\+json)[\s\S]*?<\/script>/g, "")
    .replaceAll(/<(?:p|div|output|input|textarea)\b[^>]*>/g, rewrite);
}
