import { expect, it } from "vitest";
import { openingTrail } from "./menu-levels.ts";
import type { MenuBranch } from "./menu-tree.ts";

const entry = (id: string, children: MenuBranch[] = []): MenuBranch => ({
  id,
  name: id,
  link: { kind: "none" },
  children,
});

it.each<[string, MenuBranch[], string[], string[]]>([
  ["at the top without a current page", [entry("a", [entry("b")])], [], []],
  ["at the top when the page is an entry of it", [entry("a"), entry("b")], ["a"], []],
  ["below the page when there is something", [entry("a", [entry("b")])], ["a"], ["a"]],
  [
    "at the level of the page",
    [entry("x"), entry("a", [entry("b", [entry("c")])])],
    ["a", "b", "c"],
    ["a", "b"],
  ],
])("opens %s [52]", (_name, entries, trail, expected) => {
  expect(openingTrail(entries, trail).map(({ name }) => name)).toEqual(expected);
});
