import { expect, it } from "vitest";
import { isReservedWord } from "@hearth/rules";
import { personalSegments } from "../../platform/cache/cache-class.ts";
import config from "../../routes.ts";

it("no rule may take an address that buying, an account or a machine needs [44]", () => {
  expect([...personalSegments].filter((segment) => !isReservedWord(segment))).toEqual([]);
  const first = config
    .flatMap(({ path }) => path?.split("/")[0] ?? [])
    .filter((segment) => !["*", "styleguide"].includes(segment));
  expect(first.length).toBeGreaterThan(20);
  expect(first.filter((segment) => !isReservedWord(segment))).toEqual([]);
});
