import { isZeroRated, type OfferedProduct, pvKind, zeroRatedCents } from "@hearth/rules";
import {
  categoryTree,
  type LoadedProduct,
  priceListFor,
  type ProductDoc,
  type Tier,
} from "../catalog/index.ts";
import { type Scope, taxRateFor, toCurrency } from "../context/index.ts";
import type { CartContent } from "./cart-content.ts";
import { workingDays } from "./working-days.ts";

/** A product as this cart may buy it, with what its price is compared with. */
export interface Offer {
  product: OfferedProduct;
  loaded: LoadedProduct;
  isZeroRated: boolean;
  /** Cents of a stored price as this buyer pays them. */
  toPaid: (tier: Pick<Tier, "grossCents" | "netCents">) => number;
  tiers: readonly Tier[];
  lowestGrossCents: number | null;
}

const GRAMS_PER_KG = 1000;

/** Null: it has no price here, so it cannot be bought. */
export function makeOffer(
  scope: Scope,
  loaded: LoadedProduct,
  availableStock: number,
  declaration: CartContent["taxDeclaration"],
): Offer | null {
  const { doc } = loaded;
  const list = priceListFor(scope, doc.prices);
  if (!list || list.tiers.length === 0) return null;
  const ordinaryRate = taxRateFor(scope, doc.taxId);
  const zero = isZeroRatedHere(scope, doc, declaration);
  const toPaid = payment(scope, zero ? ordinaryRate : null);
  return {
    loaded,
    isZeroRated: zero,
    toPaid,
    tiers: list.tiers,
    lowestGrossCents: list.lowestGrossCents,
    product: {
      id: doc.id,
      tiers: list.tiers.map((tier) => ({ from: tier.from, cents: toPaid(tier) })),
      taxRate: zero ? 0 : ordinaryRate,
      minPurchase: doc.minPurchase,
      maxPurchase: doc.maxPurchase,
      purchaseSteps: doc.purchaseSteps,
      isCloseout: doc.closeout,
      availableStock: Math.max(0, availableStock),
      isDownload: doc.download,
      weightGrams: Math.round((doc.weightKg ?? 0) * GRAMS_PER_KG),
      shippingCostType: doc.shippingCostType,
      isShippingFree: doc.shippingFree,
      categoryIds: categoryTree(scope, doc.categoryIds),
      deliveryDays: workingDays(scope.reference.deliveryTime.get(doc.deliveryTimeId ?? "")),
      restockDays: doc.restockDays,
    },
  };
}

/** How the product counts for § 12 (3) UStG. */
export function pvKindOf({ customFields }: ProductDoc) {
  const { pvZero, usableKwh } = customFields;
  return pvKind(typeof pvZero === "string" ? pvZero : null, typeof usableKwh === "number" ? usableKwh : null);
}

function isZeroRatedHere(scope: Scope, doc: ProductDoc, declaration: CartContent["taxDeclaration"]): boolean {
  if (declaration === "none") return false;
  return isZeroRated({
    kind: pvKindOf(doc),
    declaration,
    countryIso: scope.reference.country.get(scope.countryId)?.iso ?? "",
    role: scope.taxState === "gross" ? "consumer" : "trade",
  });
}

/** The zero rate takes the tax out of the price; other rates leave gross prices alone. */
function payment(scope: Scope, rateTakenOut: number | null): Offer["toPaid"] {
  const inCurrency = toCurrency(scope);
  if (scope.taxState !== "gross") return ({ netCents }) => inCurrency(netCents);
  if (rateTakenOut === null) return ({ grossCents }) => inCurrency(grossCents);
  return ({ grossCents }) => zeroRatedCents(inCurrency(grossCents), rateTakenOut);
}
