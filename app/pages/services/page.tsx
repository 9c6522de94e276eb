import type { PageProps, Place } from "#app/site.ts";
import { contentFor } from "#content/content-for.ts";
import type { FamilyId } from "#core/pages.ts";
import { FamilyTabs, partId, tabId } from "./family-tabs.tsx";
import { partsFor } from "./parts.server.ts";
import { ServicePart } from "./service-part.tsx";

export const ground = "night";

export function dataFor(place: Place) {
  const { heads, families, price, fee, limits, ...content } = contentFor(place, "services");
  const family = place.topic as FamilyId | undefined;
  return {
    head: heads[family ?? "all"],
    subject: family && contentFor(place, "layout").familyTitles[family],
    content,
    family,
    parts: partsFor(place),
  };
}

/** All families or one of them; the address says which. The others wait in templates (app/browser/swapped-tabs.ts). */
export default function Services({
  data: { content, family: selected, parts },
}: PageProps<typeof dataFor>) {
  return (
    <>
      <FamilyTabs selected={selected} parts={parts} label={content.tabsLabel} />
      <div id={partId}>
        {parts
          .filter(({ family }) => family === selected)
          .map((part) => (
            <ServicePart key={tabId(part.family)} content={content} isFirstView {...part} />
          ))}
      </div>
      {parts
        .filter(({ family }) => family !== selected)
        .map((part) => (
          <template key={tabId(part.family)} data-of={tabId(part.family)}>
            <ServicePart content={content} {...part} />
          </template>
        ))}
    </>
  );
}
