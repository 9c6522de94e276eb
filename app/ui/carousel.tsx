import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import type { CarouselApi } from "./carousel-motion-props.ts";
import { ScrolledRow } from "./scrolled-row.tsx";

const CarouselMotion = lazy(() =>
  import("./carousel-motion.tsx").catch((error: unknown) => {
    console.error(error);
    return { default: ScrolledRow };
  }),
);
const nearViewMargin = "600px";

type Direction = "previous" | "next";

interface CarouselState {
  move: (direction: Direction) => void;
  setViewport: (viewport: HTMLDivElement | null) => void;
  /** Absent until the motion is loaded: until then every slide can be reached by scrolling. */
  slidesInView?: readonly number[];
}

const CarouselContext = createContext<CarouselState | undefined>(undefined);

function useCarousel(): CarouselState {
  const carousel = useContext(CarouselContext);
  if (!carousel) throw new Error("Carousel parts belong inside a <Carousel>");
  return carousel;
}

/**
 * Slides in an endless row, moved by its buttons, the arrow keys or a drag. The motion is loaded when the carousel is near
 * the view; until then, and if loading fails, it is a row that scrolls.
 */
export function Carousel({ label, children, ...props }: ComponentProps<"div"> & { label: string }) {
  const root = useRef<HTMLElement>(null);
  const [viewport, setViewport] = useState<HTMLDivElement | null>(null);
  const [api, setApi] = useState<CarouselApi>();
  const [slidesInView, setSlidesInView] = useState<readonly number[]>();
  const isNear = useNearView(root);
  /** Pressed before the motion was loaded. */
  const awaited = useRef<Direction>(undefined);

  const move = (direction: Direction) => {
    if (api) moveBy(api, direction);
    else awaited.current = direction;
  };

  const start = useCallback((ready: CarouselApi | undefined) => {
    setApi(ready);
    if (ready && awaited.current) moveBy(ready, awaited.current);
    awaited.current = undefined;
  }, []);

  const moveByKey = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    // With a modifier key, arrows are the browser's commands for back and forward.
    if (!direction || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // The focused slide may move out of view and become inert, which would lose the focus.
    root.current?.focus({ preventScroll: true });
    move(direction);
  };

  return (
    <CarouselContext value={{ move, setViewport, slidesInView }}>
      <section ref={root} aria-label={label} tabIndex={-1} onKeyDown={moveByKey} {...props}>
        {children}
        {isNear && viewport && (
          <Suspense>
            <CarouselMotion viewport={viewport} onReady={start} onSlidesInView={setSlidesInView} />
          </Suspense>
        )}
      </section>
    </CarouselContext>
  );
}

function moveBy(api: CarouselApi, direction: Direction) {
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (direction === "next") api.scrollNext(isStill);
  else api.scrollPrev(isStill);
}

const directions: Record<string, Direction | undefined> = {
  ArrowLeft: "previous",
  ArrowRight: "next",
};

export function CarouselSlides({ className = "", ...props }: ComponentProps<"ul">) {
  const { setViewport } = useCarousel();
  return (
    <div ref={setViewport} className="overflow-x-auto">
      <ul className={`flex ${className}`} {...props} />
    </div>
  );
}

/** One slide on a phone; 3, 4 and 5 as the page widens. */
export function CarouselSlide({
  index,
  className = "",
  ...props
}: ComponentProps<"li"> & { index: number }) {
  const { slidesInView } = useCarousel();
  return (
    <li
      inert={slidesInView && !slidesInView.includes(index)}
      className={`shrink-0 grow-0 basis-full md:basis-1/3 lg:basis-1/4 xl:basis-1/5 ${className}`}
      {...props}
    />
  );
}

export function CarouselPrevious(props: ComponentProps<"button">) {
  const { move } = useCarousel();
  return (
    <CarouselButton onClick={() => move("previous")} {...props}>
      <ArrowLeft aria-hidden="true" size={22} strokeWidth={1.75} />
    </CarouselButton>
  );
}

export function CarouselNext(props: ComponentProps<"button">) {
  const { move } = useCarousel();
  return (
    <CarouselButton onClick={() => move("next")} {...props}>
      <ArrowRight aria-hidden="true" size={22} strokeWidth={1.75} />
    </CarouselButton>
  );
}

function CarouselButton(props: ComponentProps<"button">) {
  return (
    <button
      type="button"
      className={`grid size-13 place-items-center rounded-pill border-[1.5px] border-(--control) transition-colors
        duration-120 hover:bg-current/8 noscript:hidden`}
      {...props}
    />
  );
}

function useNearView(element: RefObject<HTMLElement | null>) {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setIsNear(true),
      { rootMargin: nearViewMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isNear;
}
