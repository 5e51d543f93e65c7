import { expect, it } from "vitest";
import { categoryMenu } from "./category-menu-data.ts";

const entry = (id: string, over: object = {}) =>
  ({
    id,
    type: "page",
    linkType: null,
    internalLink: null,
    externalLink: null,
    seoUrls: [{ seoPathInfo: id }],
    translated: { name: id.toUpperCase() },
    ...over,
  }) as never;

const tree = [
  entry("a", { children: [entry("a1")] }),
  entry("b", { children: [entry("b1", { children: [entry("b11")] })] }),
];

it("opens only the branch the visitor is in", () => {
  const menu = categoryMenu(tree, "b");
  expect(menu.map(({ id, children }) => [id, children.map((child) => child.id)])).toEqual([
    ["a", []],
    ["b", ["b1"]],
  ]);
  expect(menu[1]).toMatchObject({ isCurrent: true, name: "B", target: "/b" });
});

it("shows the way down to a deeper category", () => {
  const [, b] = categoryMenu(tree, "b1");
  expect(b?.children[0]).toMatchObject({ id: "b1", isCurrent: true, children: [{ id: "b11" }] });
});

it("has headings that lead nowhere", () => {
  expect(categoryMenu([entry("x", { type: "folder" })], "y")[0]?.target).toBeNull();
});
