import { loneShippingCents } from "@hearth/rules";
import { productTexts } from "../catalog/index.ts";
import type { Scope } from "../context/index.ts";
import type { EvaluatedCart } from "./evaluate-cart.ts";
import { shippingRules } from "./shipping-rules.ts";

/** Names of the goods that nobody brings to this place, not even by themselves. */
export function unsentProducts(scope: Scope, { result, offers, content }: EvaluatedCart): string[] {
  const rules = shippingRules(scope);
  const buyer = {
    countryIso: scope.reference.country.get(scope.countryId)?.iso ?? "",
    postcode: scope.customer?.zipcode ?? content.zipcode,
  };
  const names = result.lines.flatMap(({ id, quantity, totalCents: goodsCents }) => {
    const offer = offers.get(id);
    if (!offer || offer.product.isDownload) return [];
    const isSent = loneShippingCents({ rules, buyer, product: offer.product, quantity, goodsCents }) !== null;
    return isSent ? [] : [productTexts(offer.loaded, scope.refs.chain).translated.name ?? ""];
  });
  return [...new Set(names)];
}
