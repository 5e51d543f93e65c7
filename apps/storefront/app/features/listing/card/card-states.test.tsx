import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageProvider } from "../../../platform/language/language.tsx";
import { loadLanguage } from "../../../platform/language/load-language.ts";
import { plainCard } from "./plain-card.fixture.ts";
import { ProductCard } from "./product-card.tsx";
import type { ProductCardData } from "./product-card-data.ts";

const language = await loadLanguage("en-GB");

function htmlOf(over: Partial<ProductCardData> = {}): string {
  return renderToStaticMarkup(
    <LanguageProvider language={language}>
      <ProductCard card={{ ...plainCard, ...over }} />
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
