import team860 from "#app/assets/team-860.avif";
import team1440 from "#app/assets/team-1440.avif";
import { Picture } from "#app/ui/picture.tsx";

/** Continues the hero's background. The picture's margins are cropped, since they have the page's color. */
export function Team({ alt }: { alt: string }) {
  return (
    <div className="bg-bone pb-4 md:pb-8">
      <div className="-mt-4 overflow-hidden md:mx-auto md:-mt-10 md:w-[min(1280px,100%-2*var(--gutter))]">
        <Picture
          sources={[
            { src: team860, width: 860 },
            { src: team1440, width: 1440 },
          ]}
          sizes="(min-width: 1440px) 1280px, (min-width: 48rem) 90vw, 118vw"
          width={1440}
          height={810}
          alt={alt}
          isFirstView
          className="-mx-[9%] -mt-[15%] -mb-[8%] w-[118%] max-w-none md:mx-0 md:-mt-[13%] md:-mb-[7%] md:w-full"
        />
      </div>
    </div>
  );
}
