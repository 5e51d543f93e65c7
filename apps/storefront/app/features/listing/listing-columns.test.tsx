import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LanguageProvider } from "../../platform/language/language.tsx";
import { loadLanguage } from "../../platform/language/load-language.ts";
import { SkeletonGrid } from "./card/skeleton-grid.tsx";
import { Listing } from "./listing.tsx";
import { listingData } from "./load/listing-data.ts";

const language = await loadLanguage("de-DE");
const product = {
  id: "1",
  productNumber: "P-1",
  translated: { name: "Pumpe" },
  calculatedPrice: { unitPrice: 1 },
  available: true,
};
const answer = { elements: [product], total: 1, sorting: "score", availableSortings: [] };

const gridOf = (html: string) => /product-grid-\d/.exec(html)?.[0];

it("shows three columns unless told otherwise, loading as loaded [84]", () => {
  const listing = listingData(answer as never, null);
  const shown = (columns?: 2 | 4) =>
    renderToStaticMarkup(
      <LanguageProvider language={language}>
        <Listing listing={listing} path="/pumpen" columns={columns} />
      </LanguageProvider>,
    );
  expect(gridOf(shown())).toBe("product-grid-3");
  expect(gridOf(shown(4))).toBe("product-grid-4");
  expect(gridOf(renderToStaticMarkup(<SkeletonGrid columns={4} />))).toBe("product-grid-4");
});
