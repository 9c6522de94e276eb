import type { ReactNode } from "react";
import dusk736 from "#app/assets/hero-m-736.avif";
import dusk820 from "#app/assets/hero-m-820.avif";
import { Picture } from "#app/ui/picture.tsx";
import { Section } from "#app/ui/section.tsx";

/** The last section of a page: one call to action, beside the model at dusk. */
export function ClosingCall({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <Section className="print:hidden">
      <div className="on-night relative overflow-clip rounded-card rounded-br-arc p-8 md:p-12 lg:p-16">
        <Picture
          sources={[
            { src: dusk736, width: 736 },
            { src: dusk820, width: 820 },
          ]}
          sizes="560px"
          alt=""
          width={820}
          height={760}
          className="without-edge absolute right-0 bottom-0 h-72 w-[46%] object-cover object-[40%_30%] max-md:hidden lg:h-[115%]"
        />
        <div className="relative min-w-0 md:max-w-[54%]">
          <h2 className="text-h2">{title}</h2>
          <p className="mt-5 max-w-[46ch] text-lead text-sky">{text}</p>
          <div className="mt-8 flex flex-wrap gap-3.5">{children}</div>
        </div>
      </div>
    </Section>
  );
}
