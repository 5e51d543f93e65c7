import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageProvider } from "../../../platform/language/language.tsx";
import { loadLanguage } from "../../../platform/language/load-language.ts";
import { plainCard } from "./plain-card.fixture.ts";
import { ProductCard } from "./product-card.tsx";
import type { ProductCardData } from "./product-card-data.ts";

const language = await loadLanguage("en-GB");

const energyLabel = {
  block: 1,
  name: null,
  energyClass: "A+++",
  color: "#009640",
  from: "A+++",
  to: "D",
  dataSheetUrl: "/media/sheet.pdf",
  imageUrl: null,
};

function htmlOf(over: Partial<ProductCardData> = {}): string {
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <ProductCard card={{ ...plainCard, ...over }} />
    </LanguageProvider>,
  );
}

function textOf(over: Partial<ProductCardData> = {}): string {
  return htmlOf(over)
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
}

it.each<[string, Partial<ProductCardData>, string[]]>([
  ["who made it, its name and number", {}, ["Nordwerk", "Heat pump", "Product number: HP-1"]],
  ["price, tax and shipping costs", {}, ["€1,199.00", "incl. VAT, plus shipping costs"]],
  [
    "to trade: that tax comes on top, and its rate [7, 89]",
    { price: { ...plainCard.price, tax: { isAdded: true, rate: 19 } } },
    ["excl. VAT, plus shipping costs", "plus 19% VAT"],
  ],
  [
    "to businesses without net prices: the rate in it [7, 89]",
    { price: { ...plainCard.price, tax: { isAdded: false, rate: 19 } } },
    ["incl. VAT, plus shipping costs", "contains 19% VAT"],
  ],
  ["how and when it comes", {}, ["Delivery time: 2-4 days", "Delivered by freight carrier"]],
  ["that it is not deliverable", { isAvailable: false }, ["Currently not deliverable"]],
  ["badges", { isNew: true, isTopseller: true }, ["New", "Top seller"]],
  [
    "its energy class, with the range of the label",
    { energyLabel },
    ["Energy efficiency class A+++", "A+++ to D"],
  ],
  ["its rating", { rating: 4.5 }, ["4.5 out of 5 stars"]],
  ["the way to its details", {}, ["Show details : Heat pump"]],
  ["the way to its variants", { variantCount: 3 }, ["Show 3 variants : Heat pump"]],
  [
    "a reduction in whole percent of the lowest price",
    { price: { ...plainCard.price, comparison: { kind: "lowest-30-days", cents: 129900, percent: 8 } } },
    ["−8%", "Lowest price of the last 30 days: €1,299.00"],
  ],
])("tells %s [87]", (_name, over, expected) => {
  const text = textOf(over);
  for (const part of expected) expect(text).toContain(part);
});

it("shows the energy class as an arrow in the colour of its label [87]", () => {
  expect(htmlOf({ energyLabel })).toMatch(/<svg.*fill="#009640".*A\+\+\+.*<\/svg>/s);
  expect(htmlOf()).not.toContain("#009640");
});

it("hides the delivery of what cannot be delivered, and percent beside a recommended price", () => {
  expect(textOf({ isAvailable: false })).not.toContain("Delivery time");
  const price = { ...plainCard.price, comparison: { kind: "recommended", cents: 129900 } as const };
  expect(textOf({ price })).not.toContain("%");
});

it("offers the cart only where the product can go there [88, 224]", () => {
  const button = /<button[^>]*aria-label="Add to cart: Heat pump"[^>]*>/;
  expect(htmlOf({ minPurchase: 5 })).toContain('name="quantity" value="5"');
  expect(button.exec(htmlOf())?.[0]).not.toContain("disabled");
  expect(button.exec(htmlOf({ isAvailable: false }))?.[0]).toContain("disabled");
  expect(htmlOf({ variantCount: 2 })).not.toContain("data-cart-form");
});

it("has a heart that works as a form [88]", () => {
  const [form = ""] = /<form[^>]*wishlist".*?<\/form>/.exec(htmlOf()) ?? [];
  for (const part of ['action="/en-GB/wishlist"', 'method="post"', 'name="add"', 'value="1"']) {
    expect(form).toContain(part);
  }
});
