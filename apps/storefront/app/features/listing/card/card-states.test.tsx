import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageProvider } from "../../../platform/language/language.tsx";
import { loadLanguage } from "../../../platform/language/load-language.ts";
import { ProductCard } from "./product-card.tsx";
import type { ProductCardData } from "./product-card-data.ts";

const language = await loadLanguage("en-GB");

const pump: ProductCardData = {
  id: "1",
  path: "/pump",
  name: "Heat pump",
  number: "HP-1",
  manufacturer: "Nordwerk",
  picture: null,
  price: { cents: 119900, isFrom: false, comparison: null, perUnit: null },
  energyLabel: null,
  isShippingFree: false,
  isAvailable: true,
  isNew: false,
  isTopseller: false,
  deliveryTime: "2-4 days",
  shippingMethod: "freight",
  rating: null,
  variantCount: 0,
  reviewCount: 0,
  keyFacts: [],
  shippingCents: null,
  minPurchase: 1,
};

function htmlOf(over: Partial<ProductCardData> = {}): string {
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <ProductCard card={{ ...pump, ...over }} />
    </LanguageProvider>,
  );
}

const wordsOf = (html: string) => html.replace(/<[^>]*>/g, " ").replace(/\s+/g, " ");

it("tells maker, name, number and price [88]", () => {
  const words = wordsOf(htmlOf());
  for (const said of ["Nordwerk", "Heat pump", "Product number: HP-1", "€1,199.00"])
    expect(words).toContain(said);
});

it("sets off what cannot be delivered [90]", () => {
  expect(htmlOf({ isAvailable: false })).toMatch(
    /class="[^"]*bg-alert-soft[^"]*"[^>]*>(<svg.*?<\/svg>)?[^<]*Currently not deliverable/,
  );
  expect(htmlOf()).not.toContain("Currently not deliverable");
});

it.each([
  [0, "Show details : Heat pump"],
  [3, "Show 3 variants : Heat pump"],
])("leads on with %i variants by “%s” [91]", (variantCount, said) => {
  expect(wordsOf(htmlOf({ variantCount }))).toContain(said);
});
