import { expect, it } from "vitest";
import { fileSize } from "./file-size.ts";

it.each([
  [0, 1, "kB"],
  [3245, 3, "kB"],
  [999_499, 999, "kB"],
  [999_500, 1, "MB"],
  [1_250_000, 1.3, "MB"],
  [2_000_000_000, 2, "GB"],
])("writes %i bytes", (bytes, amount, unit) => {
  expect(fileSize(bytes)).toEqual({ amount, unit });
});
