import { expect, it } from "vitest";
import { orderedColumns } from "./slot-places.ts";

it.each([
  [["content"], [["content"]]],
  [
    ["right", "left"],
    [["left"], ["right"]],
  ],
  [
    ["right", "center-right", "left", "center-left"],
    [["left"], ["center-left"], ["center-right"], ["right"]],
  ],
  [
    ["right", "left-bottom", "left-top"],
    [["left-top", "left-bottom"], ["right"]],
  ],
  [
    ["left-text", "center-text", "left-image", "center-image"],
    [
      ["left-image", "left-text"],
      ["center-image", "center-text"],
    ],
  ],
  [
    ["column-10", "column-2", "column-1"],
    [["column-1"], ["column-2"], ["column-10"]],
  ],
  [
    ["text-2", "image-2", "text-1"],
    [["text-1"], ["image-2", "text-2"]],
  ],
  [
    ["item-2", "heading", "item-1"],
    [["heading"], ["item-1"], ["item-2"]],
  ],
])("orders %j as %j", (names, columns) => {
  const ordered = orderedColumns(names.map((slot) => ({ slot })));
  expect(ordered.map(({ slots }) => slots.map(({ slot }) => slot))).toEqual(columns);
});
