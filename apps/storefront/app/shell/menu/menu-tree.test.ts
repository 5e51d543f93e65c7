import { expect, it } from "vitest";
import type { MenuEntry } from "../shell-data.ts";
import { menuTree } from "./menu-tree.ts";

const entry = (id: string, children: MenuEntry[] = []): MenuEntry => ({
  id,
  name: `Name of ${id}`,
  description: "only panels show it",
  link: { kind: "none" },
  picture: null,
  also: [],
  children,
});
const twelve = Array.from({ length: 12 }, (_, index) => entry(`${index}`));

it("holds what the row of wide screens shows, and the whole footer [50]", () => {
  const { main, information } = menuTree({
    menu: [...twelve, entry("last", [entry("second", twelve), ...twelve])],
    footer: [entry("help", twelve)],
  });
  expect(main).toHaveLength(13);
  expect(main.at(-1)?.children).toHaveLength(10);
  expect(main.at(-1)?.children[0]?.children).toHaveLength(8);
  expect(information[0]?.children).toHaveLength(12);
});

it("leaves out what no row shows", () => {
  expect(menuTree({ menu: [entry("a")], footer: [] }).main).toEqual([
    { id: "a", name: "Name of a", link: { kind: "none" }, children: [] },
  ]);
});
