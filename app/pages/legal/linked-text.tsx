import { Fragment } from "react";
import { usePath } from "#app/site-data/use-site.ts";
import { PageLink } from "#app/ui/page-link.tsx";
import { type PageId, pages } from "#core/pages.ts";

const linkPattern = /(\[[^\]]+\]\([^)]+\)|[\w.-]+@[\w-]+(?:\.[\w-]+)+)/;
const writtenLink = /^\[([^\]]+)\]\(([^)]+)\)$/;
const className =
  "wrap-anywhere font-medium text-petrol underline decoration-petrol/40 underline-offset-3 hover:decoration-petrol";

/** A paragraph with its links: [words](page id or URL), and e-mail addresses. */
export function LinkedText({ text }: { text: string }) {
  return text.split(linkPattern).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a fixed text never move
    <Fragment key={index}>{index % 2 ? <TextLink source={part} /> : part}</Fragment>
  ));
}

function TextLink({ source }: { source: string }) {
  const path = usePath();
  const [, words, target] = writtenLink.exec(source) ?? [];
  if (!words || !target) {
    const [name, host] = source.split("@");
    return (
      <a href={`mailto:${source}`} className={className}>
        {name}@<wbr />
        {host}
      </a>
    );
  }
  if (isPage(target)) {
    return (
      <PageLink to={path(target)} className={className}>
        {words}
      </PageLink>
    );
  }
  return (
    <a href={target} rel="noopener" className={className}>
      {words}
    </a>
  );
}

function isPage(target: string): target is PageId {
  return target in pages;
}
