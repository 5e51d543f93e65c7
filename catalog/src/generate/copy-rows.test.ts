import { expect, it } from "vitest";
import { copyLine } from "./copy-rows.ts";

it.each([
  [["a", 1, true, null], "a\t1\ttrue\t\\N\n"],
  [[["x", "y"], []], "{x,y}\t{}\n"],
  [["tab\tline\nback\\slash\r"], "tab\\tline\\nback\\\\slash\\r\n"],
  [["", "x"], "\tx\n"],
])("writes %j as a line of COPY", (row, line) => {
  expect(copyLine(row)).toBe(line);
});
