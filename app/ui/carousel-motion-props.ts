export interface CarouselApi {
  scrollNext: (isInstant: boolean) => void;
  scrollPrev: (isInstant: boolean) => void;
}

export interface CarouselMotionProps {
  viewport: HTMLElement;
  onReady: (api: CarouselApi | undefined) => void;
  onSlidesInView: (slides: readonly number[]) => void;
}
