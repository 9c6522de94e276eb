import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import {
  Carousel,
  CarouselNext,
  CarouselPrevious,
  CarouselSlide,
  CarouselSlides,
} from "./carousel.tsx";

test("the parts render inside a carousel, as a row that scrolls", () => {
  const html = renderToString(
    <Carousel label="Clients">
      <CarouselSlides>
        <CarouselSlide index={0}>One</CarouselSlide>
      </CarouselSlides>
      <CarouselPrevious aria-label="Previous" />
      <CarouselNext aria-label="Next" />
    </Carousel>,
  );
  expect(html).toContain("overflow-x-auto");
  expect(html).toContain("One");
});
