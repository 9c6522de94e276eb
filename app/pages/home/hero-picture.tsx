import hero960 from "#app/assets/hero-960.avif";
import hero1280 from "#app/assets/hero-1280.avif";
import hero1760 from "#app/assets/hero-1760.avif";
import phone736 from "#app/assets/hero-m-736.avif";
import phone820 from "#app/assets/hero-m-820.avif";

const fromTablet = "(min-width: 48rem)";
const phone = "(max-width: 47.99rem)";
const phoneSrcSet = `${phone736} 736w, ${phone820} 820w`;
const srcSet = `${hero960} 960w, ${hero1280} 1280w, ${hero1760} 1760w`;
const sizes = "(min-width: 90rem) 936px, (min-width: 77.5rem) 65vw, (min-width: 64rem) 64vw, 72vw";

/** The largest picture of the first view, requested before the stylesheet is parsed. */
export const heroPreloads = [
  { media: phone, href: phone736, imageSrcSet: phoneSrcSet, imageSizes: "100vw" },
  { media: fromTablet, href: hero1280, imageSrcSet: srcSet, imageSizes: sizes },
].map((link) => ({
  ...link,
  rel: "preload",
  as: "image" as const,
  type: "image/avif",
  fetchPriority: "high" as const,
}));

export function HeroPicture({ alt }: { alt: string }) {
  return (
    <picture>
      <source media={phone} srcSet={phoneSrcSet} sizes="100vw" width={820} height={760} />
      <img
        src={hero1280}
        srcSet={srcSet}
        sizes={sizes}
        width={1760}
        height={1320}
        alt={alt}
        fetchPriority="high"
        className="block h-auto w-full"
      />
    </picture>
  );
}
