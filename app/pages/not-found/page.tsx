import lost440 from "#app/assets/lost-440.avif";
import lost880 from "#app/assets/lost-880.avif";
import { ContactButton } from "#app/contact/contact-button.tsx";
import { Breadcrumbs } from "#app/layout/breadcrumbs.tsx";
import type { PageProps, Place } from "#app/site.ts";
import { usePath } from "#app/site-data/use-site.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Picture } from "#app/ui/picture.tsx";
import { contentFor } from "#content/content-for.ts";

export function dataFor(place: Place) {
  const content = contentFor(place, "not-found");
  return { head: content.head, content };
}

export default function NotFoundPage({ data: { content } }: PageProps<typeof dataFor>) {
  const path = usePath();
  return (
    <section className="bg-bone-2 pt-20">
      <div className="wrap pt-8 pb-14">
        <Breadcrumbs className="text-ink-2" />
        <div className="mx-auto grid max-w-[46rem] grid-cols-1 justify-items-center text-center wrap-anywhere">
          <Picture
            sources={[
              { src: lost440, width: 440 },
              { src: lost880, width: 880 },
            ]}
            sizes="(min-width: 48rem) 30rem, 92vw"
            alt={content.picture}
            width={880}
            height={660}
            isFirstView
            className="aspect-[8/5] w-full max-w-[30rem] object-cover object-[50%_75%]"
          />
          <p lang="en" className="mb-2 text-small font-semibold text-ink-2">
            {content.code}
          </p>
          <h1 className="text-h1">{content.title}</h1>
          <p className="mt-5 max-w-[46ch] text-balance text-lead text-ink-2">
            {content.explanation}
          </p>
          <ButtonLink to={path("home")} className="mt-8">
            {content.home}
          </ButtonLink>
          <div className="mt-4 flex flex-wrap justify-center gap-x-3">
            <ButtonLink to={path("services")} variant="quiet" size="small">
              {content.services}
            </ButtonLink>
            <ContactButton variant="quiet" size="small">
              {content.contact}
            </ContactButton>
          </div>
        </div>
      </div>
    </section>
  );
}
