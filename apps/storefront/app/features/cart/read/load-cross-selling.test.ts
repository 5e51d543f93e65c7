import { expect, it } from "vitest";
import type { Locale } from "@hearth/i18n";
import { createSharedReads } from "../../../platform/cache/shared-reads.server.ts";
import type { Visit } from "../../../platform/http/visit.server.ts";
import type { ShopClient } from "../../../platform/shop/client/shop-client.server.ts";
import { cartView, pump } from "./cart-view.fixture.ts";
import { loadCartCrossSelling } from "./load-cross-selling.server.ts";

const product = (id: string) => ({
  id,
  productNumber: id,
  translated: { name: id },
  available: true,
  minPurchase: 1,
  childCount: 0,
  calculatedPrice: { unitPrice: 10, quantity: 1 },
});
const names: Record<Locale, [string, string]> = {
  "de-DE": ["Bestseller", "Zubehör"],
  "en-GB": ["Bestsellers", "Accessories"],
  "pl-PL": ["Bestsellery", "Akcesoria"],
};

/** Accessories stand last, and have one name in the shop's language and another in the visitor's. */
function shopIn(locale: Locale): ShopClient {
  const group = (id: string, name: string, products: object[]) => ({
    crossSelling: { id, translated: { name } },
    products,
  });
  const [best, accessories] = names[locale];
  const groups = [
    group("g1", best, ["a", "b", "c", "d"].map(product)),
    group("g2", accessories, ["seal", "valve"].map(product)),
  ];
  return {
    read: () => Promise.resolve(groups),
    inLocale: (other: Locale) => shopIn(other),
  } as unknown as ShopClient;
}

const visit = (locale: Locale, shop = shopIn(locale), warnings: string[] = []) => ({
  locale,
  shop,
  productReads: createSharedReads(0),
  log: { warn: (event: string) => void warnings.push(event) } as unknown as Visit["log"],
});
const { cart } = cartView([pump()]);

it.each<Locale>(["de-DE", "en-GB", "pl-PL"])(
  "%s: 'Zubehör' comes before other groups [93]",
  async (locale) => {
    const cards = await loadCartCrossSelling(visit(locale), cart);
    expect(cards.map(({ id }) => id)).toEqual(["seal", "valve", "a", "b"]);
  },
);

it("is left out when the shop does not answer", async () => {
  const warnings: string[] = [];
  const silent = { read: () => Promise.reject(new Error("no answer")) } as unknown as ShopClient;
  expect(await loadCartCrossSelling(visit("de-DE", silent, warnings), cart)).toEqual([]);
  expect(warnings).toEqual(["cart-cross-selling"]);
});
