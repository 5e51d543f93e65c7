import { expect, it } from "vitest";
import { settleRun } from "./settle-run.ts";

const requirements = {
  items: [1, 2, 3, 4].map((item) => ({ item, group: "All", what: `item ${item}` })),
  readings: [],
  leftOut: [{ items: [3], record: "0059", reading: "nobody needs it" }],
};
const proofs = [
  { path: "packages/rules/src/a.test.ts", titles: ["works"], text: "[1]", items: [1] },
  { path: "apps/storefront/e2e/http/b.spec.ts", titles: ["works"], text: "[2]", items: [2] },
];
const numbers = (passed: Parameters<typeof settleRun>[2]) => {
  const { proven, deliberate, open } = settleRun(requirements, proofs, passed);
  return [proven, deliberate, open].map((list) => list.map(({ item }) => item));
};

it("tells proven, deliberate and open items apart, whichever way a runner names its files", () => {
  expect(
    numbers([
      { file: "/home/x/packages/rules/src/a.test.ts", text: "[1]", items: [1] },
      { file: "http/b.spec.ts", text: "[2]", items: [2] },
    ]),
  ).toEqual([[1, 2], [3], [4]]);
});

it("does not believe a mark that the sources do not have", () => {
  expect(numbers([{ file: "/home/x/packages/rules/src/a.test.ts", text: "[4]", items: [4] }])).toEqual([
    [],
    [3],
    [1, 2, 4],
  ]);
});
