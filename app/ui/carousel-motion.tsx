// Separate from carousel.tsx, so that the library is loaded only when a carousel is near the view.
import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { useEffect } from "react";

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>;

const options = {
  loop: true,
  align: "center",
  slidesToScroll: 1,
  inViewThreshold: 0.5,
  breakpoints: { "(min-width: 48rem)": { slidesToScroll: 3 } },
} as const;

/** Moves a row of slides and reports the slides in view. Renders nothing. */
export default function CarouselMotion({
  viewport,
  onReady,
  onSlidesInView,
}: {
  viewport: HTMLElement;
  onReady: (api: CarouselApi | undefined) => void;
  onSlidesInView: (slides: readonly number[]) => void;
}) {
  const [attach, api] = useEmblaCarousel(options);

  useEffect(() => {
    viewport.scrollLeft = 0;
    attach(viewport);
  }, [attach, viewport]);

  useEffect(() => {
    if (!api) return;
    const report = () => {
      const slides = api.slidesInView();
      // Empty until Embla has observed the slides.
      if (slides.length > 0) onSlidesInView(slides);
    };
    api.on("slidesInView", report);
    report();
    onReady(api);
    return () => {
      api.off("slidesInView", report);
      onReady(undefined);
    };
  }, [api, onReady, onSlidesInView]);

  return null;
}
