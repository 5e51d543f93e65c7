import { lowestPriceBeforeReduction, toCents } from "@hearth/rules";
import type { Sellable } from "../../format/products.ts";
import type { Offer } from "../offer.ts";
import { offerRule } from "../rule.ts";

const DAY_MS = 86_400_000;

/** § 11 PAngV: an own former price is crossed out only if it was the lowest of the 30 days before the reduction. */
export const priceClaimRule = offerRule("price-claim", hasListPrice, ({ shown, entryOf }) => {
  if (shown.discountNotice !== "shop_price" || typeof shown.price === "number") return [];
  const lowest = lowestPriceBeforeReduction(pricePoints(entryOf("price").priceHistory, shown.price.gross));
  if (lowest !== null && lowest === toCents(shown.price.list ?? 0)) return [];
  return [
    {
      entry: entryOf("price"),
      path: ["price", "list"],
      message:
        lowest === null
          ? "an own former price needs a price history with a reduction"
          : `the lowest price of the 30 days before the reduction was ${lowest / 100}`,
    },
  ];
});

function hasListPrice({ shown: { price } }: Offer): boolean {
  return typeof price !== "number" && price.list !== undefined;
}

/** The history as the shop will know it right after the import. */
function pricePoints(history: Sellable["priceHistory"], gross: number) {
  return [...(history ?? []), { daysAgo: 0, gross }].map((point) => ({
    validFrom: -point.daysAgo * DAY_MS,
    grossCents: toCents(point.gross),
  }));
}
