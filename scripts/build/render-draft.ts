import { renderMarked } from "#app/render.tsx";
import { withOverlay } from "#content/edition.ts";
import { problemsOf } from "#content/problems.ts";
import type { Draft } from "#server/editions/editor.ts";
import type { DraftJob } from "#server/editions/jobs.ts";
import { readPageList } from "#server/editions/page-list.ts";

let script: string | undefined;

/** With the whole stylesheet: to cut it takes longer than the page. */
export function renderDraft({ site, overlay, page }: DraftJob): Draft {
  script ??= readPageList(site.siteDir).script;
  const assets = { script };
  const request = { ...page, origin: site.origin };
  try {
    const { html, sources } = withOverlay(overlay, () => renderMarked(request, assets));
    return { html, texts: sources };
  } catch (error) {
    return { problems: problemsOf(error) };
  }
}
