import type { CategoryHead } from "@hearth/admin-contract";
import { expect, it } from "vitest";
import { inTreeOrder, type MoveDirection, stepOf } from "./tree-order.ts";

const category = (id: string, parentId: string | null, position: number): CategoryHead => ({
  id,
  parentId,
  position,
  level: 1,
  type: "page",
  name: id,
  isActive: true,
  isVisible: true,
  version: 1,
});
// root: heat (pumps, stoves), solar
const tree = [
  category("root", null, 0),
  category("solar", "root", 1),
  category("heat", "root", 0),
  category("stoves", "heat", 1),
  category("pumps", "heat", 0),
];

it("puts each before what is below it, and sisters in their order", () => {
  expect(inTreeOrder(tree).map(({ id }) => id)).toEqual(["root", "heat", "pumps", "stoves", "solar"]);
});

it.each<[string, MoveDirection, object | null]>([
  ["stoves", "up", { parentId: "heat", position: 0 }],
  ["pumps", "up", null],
  ["pumps", "down", { parentId: "heat", position: 1 }],
  ["solar", "down", null],
  ["solar", "in", { parentId: "heat", position: 2 }],
  ["heat", "in", null],
  ["pumps", "out", { parentId: "root", position: 1 }],
  ["heat", "out", null],
  ["root", "down", null],
])("%s moves %s to %j", (id, direction, expected) => {
  expect(stepOf(tree, id, direction)).toEqual(expected);
});
