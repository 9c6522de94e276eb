import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import {
  Carousel,
  CarouselNext,
  CarouselPrevious,
  CarouselSlide,
  CarouselSlides,
} from "./carousel.tsx";

test.each([
  ["CarouselSlides", <CarouselSlides key="part" />],
  ["CarouselSlide", <CarouselSlide key="part" index={0} />],
  ["CarouselPrevious", <CarouselPrevious key="part" />],
  ["CarouselNext", <CarouselNext key="part" />],
])("%s throws outside a carousel", (_name, part) => {
  expect(() => renderToString(part)).toThrow("inside a <Carousel>");
});

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
