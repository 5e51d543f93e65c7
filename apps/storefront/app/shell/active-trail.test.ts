import { expect, it } from "vitest";
import { activeTrail, pagePaths } from "./active-trail.ts";
import type { MenuEntry } from "./shell-data.ts";

const entry = (id: string, children: MenuEntry[] = []): MenuEntry => ({
  id,
  name: id,
  description: null,
  link: { kind: "page", target: `/${id}`, isNewTab: false },
  picture: null,
  also: [],
  children,
});
const menu = [entry("strom"), entry("heizung", [entry("pumpen", [entry("split")]), entry("kessel")])];

it.each([
  ["a top entry", ["/heizung"], ["heizung"]],
  ["a deep entry", ["/split"], ["heizung", "pumpen", "split"]],
  [
    "a product below the deepest category known",
    ["/aero-8", "/split", "/pumpen"],
    ["heizung", "pumpen", "split"],
  ],
  ["the nearest category in the menu", ["/aero-8", "/unknown", "/kessel"], ["heizung", "kessel"]],
  ["nothing", ["/kontakt"], []],
  ["no page", [], []],
])("leads to %s", (_name, paths, expected) => {
  expect(activeTrail(menu, paths)).toEqual(expected);
});

it("reads own path and breadcrumb of a page, nearest first", () => {
  const crumbs = [
    { name: "Heizung", path: "/heizung" },
    { name: "Ordner", path: null },
    { name: "Pumpen", path: "/pumpen" },
  ];
  expect(pagePaths({ path: "/aero", content: { kind: "product", data: { crumbs } } })).toEqual([
    "/aero",
    "/pumpen",
    "/heizung",
  ]);
});

it.each([[undefined], [null], [{}], [{ path: 1, content: null }]])("knows nothing of %j", (data) => {
  expect(pagePaths(data)).toEqual([]);
});
