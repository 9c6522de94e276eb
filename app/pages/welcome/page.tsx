import ArrowRight from "lucide-react/icons/arrow-right";
import heroDay736 from "#app/assets/hero-day-736.avif";
import heroDay1280 from "#app/assets/hero-day-1280.avif";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { PageProps, Place } from "#app/site.ts";
import { usePath } from "#app/site-data/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { contentFor } from "#content/content-for.ts";

import { Renamed } from "./renamed.tsx";

export function dataFor(place: Place) {
  const content = contentFor(place, "welcome");
  return { head: content.head, content };
}

export default function WelcomePage({ data }: PageProps<typeof dataFor>) {
  const { content } = data;
  const path = usePath();
  return (
    <section className="overflow-hidden bg-bone pt-20 print:pt-0">
      <div className="wrap flex flex-col gap-y-10 pt-8 pb-14 lg:min-h-[calc(100svh-80px)]">
        <Breadcrumbs className="text-ink-2" />
        <div className="my-auto grid items-center gap-x-8 gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-5">
            <h1>
              <Renamed />
              <span className="mt-10 block text-h2">{content.title}</span>
            </h1>
            <p className="mt-4 max-w-[46ch] text-lead text-ink-2">{content.text}</p>
            <ButtonLink to={path("home")} className="mt-9">
              {content.continue}
              <ArrowRight aria-hidden="true" size={20} strokeWidth={1.75} />
            </ButtonLink>
          </div>
          <Picture
            sources={[
              { src: heroDay736, width: 736 },
              { src: heroDay1280, width: 1280 },
            ]}
            sizes="(min-width: 64rem) 60vw, 90vw"
            width={1280}
            height={960}
            alt={content.pictureAlt}
            isFirstView
            className="w-full max-md:-mx-[12%] max-md:w-[124%] max-md:max-w-none print:mx-0 print:w-3/4 lg:col-span-7 lg:w-[108%] lg:max-w-none"
          />
        </div>
      </div>
    </section>
  );
}
