import { expect, it } from "vitest";
import { type CategoryPlace, keptCategories } from "./kept-categories.ts";

const place = (id: string, parentId: string | null, more: Partial<CategoryPlace> = {}): CategoryPlace => ({
  id,
  parentId,
  path: null,
  linksTo: null,
  ...more,
});

const tree = [
  place("home", null),
  place("range", "home", { path: "heizung" }),
  place("below", "range", { path: "heizung/pumpen" }),
  place("footer", null),
  place("law", "footer"),
  place("to-terms", "law", { linksTo: { categoryId: "terms" } }),
  place("to-consent", "law", { linksTo: { address: "#cookie-consent" } }),
  place("about", "footer"),
  place("to-range", "about", { linksTo: { categoryId: "range" } }),
  place("to-register", "about", { linksTo: { address: "https://register.example" } }),
  place("service", null),
  place("terms", "service", { path: "agb" }),
  place("advice", "service", { path: "ratgeber" }),
];

it("keeps the roots, the pages every shop needs and what leads to them; folders stay with what is in them", () => {
  expect([...keptCategories(tree)].toSorted()).toEqual(
    ["footer", "home", "law", "service", "terms", "to-consent", "to-terms"].toSorted(),
  );
});

it("leaves out nothing twice and knows an empty shop", () => {
  expect([...keptCategories([])]).toEqual([]);
  expect(keptCategories([place("home", null)])).toEqual(new Set(["home"]));
});
