import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const css = readFileSync(new URL("search-overlay.css", import.meta.url), "utf8");

it("results stand in 1 column up to md, 2 at lg, 3 at xl and 5 at 2xl [332]", () => {
  const [, rule = ""] = /\.search-grid \{\s+@apply ([^;]*);/.exec(css) ?? [];
  expect(rule.split(" ").filter((name) => name.includes("grid-cols"))).toEqual([
    "grid-cols-1",
    "lg:grid-cols-2",
    "xl:grid-cols-3",
    "2xl:grid-cols-5",
  ]);
});
