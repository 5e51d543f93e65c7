import { expect, it } from "vitest";
import { insidePath } from "./inside-path.ts";

it.each([
  ["/versandkosten", true],
  ["/", true],
  ["/heizung?order=price-asc", true],
  [null, false],
  ["", false],
  ["versandkosten", false],
  ["//elsewhere.example", false],
  ["/\\elsewhere.example", false],
  ["https://elsewhere.example", false],
  ["/a b", false],
])("%s", (path, isInside) => {
  expect(insidePath(path)).toBe(isInside ? path : null);
});
