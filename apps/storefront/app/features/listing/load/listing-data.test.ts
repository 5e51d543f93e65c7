import { expect, it } from "vitest";
import { plainListing } from "../../../platform/shop/listing-query.ts";
import { listingData } from "./listing-data.ts";
import type { CardProduct } from "../card/product-card-data.ts";

const product = (number: number) =>
  ({
    id: String(number),
    productNumber: `P-${number}`,
    translated: { name: `Product ${number}` },
    calculatedPrice: { unitPrice: number },
    available: true,
    isNew: false,
  }) as unknown as CardProduct;

const answer = (count: number, total: number) => ({
  elements: Array.from({ length: count }, (_, index) => product(index + 1)),
  total,
  sorting: "score",
  availableSortings: [],
});

it.each([
  ["the first page", 10, 26, 1, { cards: 10, shown: 10, firstPage: 1, page: 1, pages: 3 }],
  ["pages one to two", 20, 26, 2, { cards: 20, shown: 20, firstPage: 1, page: 2, pages: 3 }],
  ["everything", 26, 26, 3, { cards: 26, shown: 26, firstPage: 1, page: 3, pages: 3 }],
  ["more pages than there are", 26, 26, 9, { cards: 26, shown: 26, firstPage: 1, page: 3, pages: 3 }],
  ["a list that begins later", 50, 260, 13, { cards: 30, shown: 130, firstPage: 11, page: 13, pages: 26 }],
  ["an empty listing", 0, 0, 1, { cards: 0, shown: 0, firstPage: 1, page: 1, pages: 1 }],
])("shows %s [85]", (_name, count, total, page, expected) => {
  const data = listingData(answer(count, total), { ...plainListing, page });
  expect({
    cards: data.cards.length,
    shown: data.shown,
    firstPage: data.firstPage,
    page: data.query.page,
    pages: data.pages,
  }).toEqual(expected);
});
