import fc from "fast-check";
import { expect, it } from "vitest";
import { moveInTree, type Place } from "./move-in-tree.ts";

/** `root>a>b` */
const tree = (...branches: string[]): Place[] =>
  branches.map((branch, index) => {
    const path = branch.split(">");
    const id = path.pop() ?? "";
    return { id, parentId: path.at(-1) ?? null, level: path.length + 1, position: index, path };
  });
const shop = tree("root", "root>a", "root>b", "root>c", "root>a>x", "root>a>x>y");

const applied = (places: readonly Place[], moves: ReturnType<typeof moveInTree>): Place[] =>
  typeof moves === "string"
    ? [...places]
    : places.map((place) => moves.find((moved) => moved.id === place.id) ?? place);
const children = (places: readonly Place[], parentId: string) =>
  places
    .filter((place) => place.parentId === parentId)
    .toSorted((a, b) => a.position - b.position)
    .map(({ id }) => id)
    .join("");

it.each([
  ["to the front of its sisters", { id: "c", parentId: "root", position: 0 }, "cab", "x"],
  ["behind them all", { id: "a", parentId: "root", position: 99 }, "bca", "x"],
  ["into another", { id: "b", parentId: "a", position: 0 }, "ac", "bx"],
  ["up", { id: "x", parentId: "root", position: 1 }, "axbc", ""],
])("%s", (_name, move, atRoot, inA) => {
  const after = applied(shop, moveInTree(shop, move));
  expect([children(after, "root"), children(after, "a")]).toEqual([atRoot, inA]);
});

it.each([
  [{ id: "a", parentId: "a", position: 0 }, "BELOW_ITSELF"],
  [{ id: "a", parentId: "y", position: 0 }, "BELOW_ITSELF"],
  [{ id: "a", parentId: "nothing", position: 0 }, "UNKNOWN"],
  [{ id: "nothing", parentId: "a", position: 0 }, "UNKNOWN"],
])("%j is refused: %s", (move, problem) => {
  expect(moveInTree(shop, move)).toBe(problem);
});

it("after any moves it is the same set as a tree, and every path is true", () => {
  const ids = fc.constantFrom("a", "b", "c", "x", "y");
  const moves = fc.array(
    fc.record({ id: ids, parentId: fc.oneof(ids, fc.constant("root")), position: fc.nat(4) }),
  );
  fc.assert(
    fc.property(moves, (wishes) => {
      let places: Place[] = shop;
      for (const fields of wishes) places = applied(places, moveInTree(places, fields));
      const byId = new Map(places.map((place) => [place.id, place]));
      expect([...byId.keys()].toSorted()).toEqual(shop.map(({ id }) => id).toSorted());
      for (const { parentId, path, level } of places) {
        const parent = byId.get(parentId ?? "");
        expect(path).toEqual(parent ? [...parent.path, parent.id] : []);
        expect(level).toBe(path.length + 1);
      }
    }),
  );
});
