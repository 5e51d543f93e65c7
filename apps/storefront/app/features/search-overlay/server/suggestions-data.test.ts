import { expect, it } from "vitest";
import type { ProductCardData } from "../../listing/public-data.ts";
import { suggestionsData } from "./suggestions-data.ts";

const price = { cents: 14_900, isFrom: true, comparison: null, perUnit: null };
const picture = { url: "/image/tiro", width: 8, height: 8, alt: "Tiro", srcSet: null };

it("names what is suggested and where it leads, products as their cards do", () => {
  const found = {
    terms: ["pump set"],
    categories: [{ name: "Pumps", breadcrumb: ["Heating", "Pumps"], url: { pathname: "/en-GB/pumps" } }],
    manufacturers: [{ name: "Pumpora" }],
    guides: [{ title: "Choosing a pump", url: { pathname: "/en-GB/guides/pumps" } }],
  };
  const card = { id: "1", name: "Tiro", path: "/tiro", picture, price } as ProductCardData;
  expect(suggestionsData(found, [card], (path) => `/en-GB${path}`)).toEqual({
    words: ["pump set"],
    categories: [{ name: "Pumps", href: "/en-GB/pumps", trail: ["Heating"] }],
    makers: ["Pumpora"],
    guides: [{ name: "Choosing a pump", href: "/en-GB/guides/pumps", trail: [] }],
    // Its name stands beside the picture.
    products: [{ id: "1", name: "Tiro", href: "/en-GB/tiro", picture: { ...picture, alt: "" }, price }],
  });
});
