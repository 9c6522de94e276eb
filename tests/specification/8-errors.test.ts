// Section 8: the row that no page can bring about.
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import {
  CarouselNext,
  CarouselPrevious,
  CarouselSlide,
  CarouselSlides,
} from "#app/ui/carousel.tsx";

test.each([
  ["CarouselSlides", createElement(CarouselSlides, { key: "part" })],
  ["CarouselSlide", createElement(CarouselSlide, { index: 0 })],
  ["CarouselPrevious", createElement(CarouselPrevious, { key: "part" })],
  ["CarouselNext", createElement(CarouselNext, { key: "part" })],
])("Carousel parts used outside a carousel: an error is thrown (%s)", (_name, part) => {
  expect(() => renderToString(part)).toThrow("inside a <Carousel>");
});
