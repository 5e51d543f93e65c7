import { expect, it } from "vitest";
import { renderDocument } from "./render-document.ts";

const requirements = {
  items: [
    { item: 1, group: "Offer", what: "Values are joined with |." },
    { item: 2, group: "Offer", what: "Nobody looked." },
    { item: 3, group: "Search", what: "A body." },
  ],
  readings: [{ items: [1], record: "0013", reading: "by the shop" }],
  leftOut: [{ items: [3], record: "0059", reading: "a GET has none" }],
};
const records = new Map([
  ["0013", "0013-sortings.md"],
  ["0059", "0059-marks-in-tests.md"],
]);

it("has a row for each item: its tests, how it is read, why it is left out, or that there is nothing", () => {
  const proofs = [{ path: "a.test.ts", titles: ["cart", "joins <b>"], text: "[1]", items: [1] }];
  const rows = renderDocument(requirements, proofs, records)
    .split("\n")
    .filter((line) => /^\| \d|^## /.test(line));
  expect(rows).toEqual([
    "## Offer",
    "| 1 | Values are joined with \\|. | `a.test.ts` cart › joins &lt;b><br>Read as: by the shop [0013](./decisions/0013-sortings.md) |",
    "| 2 | Nobody looked. | **nothing** |",
    "## Search",
    "| 3 | A body. | Left out: a GET has none [0059](./decisions/0059-marks-in-tests.md) |",
  ]);
});
