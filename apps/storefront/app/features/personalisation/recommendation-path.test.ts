import { expect, it } from "vitest";
import { LONGEST_URL } from "../../platform/links/canonical-path.ts";
import { aboutTheShop, readAbout, recommendationPath } from "./recommendation-path.ts";

const id = (number: number) => number.toString(16).padStart(32, "0");
const ids = (count: number) => Array.from({ length: count }, (_, index) => id(index));
const parts = (path: string) => {
  const [category = "", products, without] = path.replace("/fragments/recommendations/", "").split("/");
  return { category, products, without };
};

it.each([
  ["the whole shop", aboutTheShop, "all"],
  [
    "a product and its category",
    { ...aboutTheShop, categoryId: id(9), productIds: [id(1)] },
    `${id(9)}/${id(1)}`,
  ],
  [
    "the whole shop without what is shown",
    { ...aboutTheShop, withoutIds: [id(7), id(5)] },
    `all/none/${id(5)},${id(7)}`,
  ],
  [
    "a cart, in one spelling",
    { categoryId: null, productIds: [id(3), id(1), id(3)], withoutIds: [id(7), id(5)] },
    `all/${id(1)},${id(3)}/${id(5)},${id(7)}`,
  ],
])("%s has a path, and the path means it", (_what, about, expected) => {
  const path = recommendationPath(about);
  expect(path).toBe(`/fragments/recommendations/${expected}`);
  expect(recommendationPath(readAbout(parts(path)) ?? aboutTheShop)).toBe(path);
});

it("asks about the newest of a long cart", () => {
  const path = recommendationPath({ ...aboutTheShop, productIds: ids(25) });
  expect(readAbout(parts(path))?.productIds).toEqual(ids(25).slice(5));
});

it("leaves out all thirty products of a start page, and of more those that are seen first", () => {
  const without = (count: number) =>
    readAbout(parts(recommendationPath({ ...aboutTheShop, withoutIds: ids(count).toReversed() })))
      ?.withoutIds;
  expect(without(30)).toEqual(ids(30));
  expect(without(40)).toEqual(ids(40).slice(4));
});

it("has a path that is short enough for an address of the shop, whatever it is about", () => {
  const about = { categoryId: id(1), productIds: ids(60), withoutIds: ids(60) };
  expect(`/en-GB${recommendationPath(about)}`.length).toBeLessThanOrEqual(LONGEST_URL);
});

it.each([
  ["another word", { category: "everything" }],
  ["something that is no id", { category: "all", products: "../x" }],
  ["one of them no id", { category: "all", products: id(1), without: `${id(2)},x` }],
  ["more than are asked", { category: "all", products: ids(21).join(",") }],
  ["more than are left out", { category: "all", products: "none", without: ids(37).join(",") }],
])("does not read %s", (_what, params) => {
  expect(readAbout(params)).toBeNull();
});
