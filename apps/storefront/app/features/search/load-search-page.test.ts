import { expect, it } from "vitest";
import { plainListing } from "../../platform/shop/listing-query.ts";
import type { ShopClient } from "../../platform/shop/client/shop-client.server.ts";
import { loadSearchPage } from "./load-search-page.server.ts";

const found = {
  id: "f".repeat(32),
  productNumber: "NW-AM-08",
  translated: { name: "Aero Mono" },
  calculatedPrice: { unitPrice: 1 },
  available: true,
  isNew: false,
  seoUrls: [{ seoPathInfo: "aero-mono-8-kw" }],
};
const query = { ...plainListing, term: "NW AM/08" };

function visitOf(extensions: unknown, elements: unknown[] = [found]) {
  const answers: Record<string, unknown> = {
    searchPage: { elements, total: 1, sorting: "score", availableSortings: [], aggregations: {}, extensions },
    readSeoUrl: { elements: [{ seoPathInfo: "aero-mono-von-woanders" }] },
  };
  const read = (operation: string) => Promise.resolve(answers[operation]);
  const shop: unknown = { read, inLocale: () => shop };
  return { shop: shop as ShopClient, locale: "pl-PL" } as const;
}

async function placeOf(loading: Promise<unknown>): Promise<string | null> {
  const answer = await loading.catch((thrown: unknown) => thrown);
  return answer instanceof Response ? `${answer.status} ${answer.headers.get("location")}` : null;
}

const exactMatch = { productId: found.id };

it("leads a number to its article, which is told the words", async () => {
  const loading = loadSearchPage(visitOf({ exactMatch }), query);
  expect(await placeOf(loading)).toBe("302 /pl-PL/aero-mono-8-kw?search=NW+AM%2F08");
});

it("knows the article's address even where it is not among the products shown", async () => {
  const loading = loadSearchPage(visitOf({ exactMatch }, []), query);
  expect(await placeOf(loading)).toBe("302 /pl-PL/aero-mono-von-woanders?search=NW+AM%2F08");
});

it("leads to the page a merchant chose, and never out of the shop", async () => {
  expect(await placeOf(loadSearchPage(visitOf({ redirect: { path: "/dostawa" } }), query))).toBe(
    "302 /pl-PL/dostawa",
  );
  expect(await placeOf(loadSearchPage(visitOf({ redirect: { path: "//x.example" } }), query))).toBeNull();
});

it("stays where everything is wanted, and where nothing was asked", async () => {
  const visit = visitOf({ exactMatch, redirect: { path: "/dostawa" } });
  expect(await loadSearchPage(visit, { ...query, isEverything: true })).toMatchObject({
    exactId: found.id,
    listing: { total: 1 },
  });
  expect(await loadSearchPage(visit, plainListing)).toBeNull();
});

it("hands over the words that were meant, also by a shop that says nothing", async () => {
  expect(await loadSearchPage(visitOf({ spelling: { term: "pompa" } }), query)).toMatchObject({
    meant: "pompa",
  });
  expect(await loadSearchPage(visitOf(undefined), query)).toMatchObject({ meant: null, exactId: null });
});
