import { expect, it } from "vitest";
import { departments } from "./departments.ts";
import type { PlacedEntry } from "./departments.ts";

function entry(id: string, department: number | null = null, children: PlacedEntry[] = []): PlacedEntry {
  return { id, name: id, description: null, link: { kind: "none" }, picture: null, department, children };
}

const names = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

it("leaves the tree as it is where nobody named departments", () => {
  const menu = departments([entry("heating", null, [entry("pumps")]), entry("tools")]);
  expect(names(menu)).toEqual(["heating", "tools"]);
  expect(names(menu[0]?.children ?? [])).toEqual(["pumps"]);
});

it("lifts a category to the first level, in the order given, and does not repeat it below", () => {
  const menu = departments([
    entry("heating", 2, [entry("heat-pumps", 1, [entry("monobloc")]), entry("radiators")]),
    entry("solar", 3),
  ]);
  expect(names(menu)).toEqual(["heat-pumps", "heating", "solar"]);
  expect(names(menu[0]?.children ?? [])).toEqual(["monobloc"]);
  expect(names(menu[1]?.children ?? [])).toEqual(["radiators"]);
});

it("lets a root without a place join the department before it, or the first one", () => {
  const menu = departments([
    entry("news"),
    entry("heating", 1),
    entry("floor"),
    entry("material", 2),
    entry("tools"),
  ]);
  expect(names(menu)).toEqual(["heating", "material"]);
  expect(names(menu[0]?.also ?? [])).toEqual(["news", "floor"]);
  expect(names(menu[1]?.also ?? [])).toEqual(["tools"]);
});
