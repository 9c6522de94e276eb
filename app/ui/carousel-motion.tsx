// Separate from carousel.tsx, so that the library is loaded only when a carousel is near the view.
import useEmblaCarousel from "embla-carousel-react";
import { useEffect } from "react";
import type { CarouselMotionProps } from "./carousel-motion-props.ts";

const options = {
  loop: true,
  align: "center",
  slidesToScroll: 1,
  inViewThreshold: 0.5,
  breakpoints: { "(min-width: 48rem)": { slidesToScroll: 3 } },
} as const;

/** Moves a row of slides and reports the slides in view. Renders nothing. */
export default function CarouselMotion({ viewport, onReady, onSlidesInView }: CarouselMotionProps) {
  const [attach, api] = useEmblaCarousel(options);

  useEffect(() => {
    viewport.scrollLeft = 0;
    viewport.style.overflow = "hidden";
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
