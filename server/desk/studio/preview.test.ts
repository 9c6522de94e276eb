import { expect, test } from "vitest";
import { preview } from "./preview.ts";

test("the frame shows pictures that only a draft has, and runs nothing", () => {
  const html = '<script>1</script><img src="/uploads/ab.png"><img src="/assets/a.svg">';
  expect(preview({ html, texts: [] })).toBe(
    '<img src="/records/files/ab.png"><img src="/studio/page/assets/a.svg">',
  );
});
