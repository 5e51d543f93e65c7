import type { CalculatedPrice, CheapestPrice } from "@hearth/contract";
import { netFromGross, taxCents, tierQuantity, toAmount, unitPriceCents } from "@hearth/rules";
import { type Scope, taxRateFor, toCurrency } from "../context/index.ts";
import type { Measure, PriceList, ProductDoc, Tier } from "./product-doc.ts";

export interface ProductPrices {
  calculatedPrice: CalculatedPrice;
  calculatedPrices: CalculatedPrice[];
  calculatedCheapestPrice: CheapestPrice;
}

export function calculateProductPrices(scope: Scope, doc: ProductDoc): ProductPrices {
  const list = priceListFor(scope, doc.prices);
  const lowest = list?.lowestGrossCents ?? null;
  const tiers = list?.tiers ?? [];
  const first = tiers[0] ?? NO_PRICE;
  const cheapest = priceListFor(scope, doc.cheapest);
  const price = (tier: Tier, quantity: number) =>
    calculate(scope, { tier, quantity, taxId: doc.taxId, lowest, measure: doc });
  const quantities = tiers.map((tier) => ({ from: tier.from, cents: tier.grossCents }));
  const unit = price(first, 1);
  return {
    calculatedPrice: unit,
    calculatedPrices:
      tiers.length > 1 ? tiers.map((tier, index) => price(tier, tierQuantity(quantities, index))) : [],
    calculatedCheapestPrice: {
      ...(cheapest
        ? calculate(scope, { ...cheapest, quantity: 1, taxId: doc.taxId, lowest: cheapest.lowestGrossCents })
        : unit),
      hasRange: cheapest?.hasRange ?? false,
      variantId: cheapest?.variantId ?? doc.id,
      apiAlias: "calculated_cheapest_price",
    },
  };
}

const NO_PRICE: Tier = { from: 1, grossCents: 0, netCents: 0, listGrossCents: null, listNetCents: null };

/** The customer group's own prices, else those of the channel's standard group, in the asked currency if there are any. */
export function priceListFor<T extends { groupId: string; currencyId: string }>(
  scope: Scope,
  lists: readonly T[],
): T | undefined {
  const of = (groupId: string) => {
    const group = lists.filter((list) => list.groupId === groupId);
    return (
      group.find((list) => list.currencyId === scope.currencyId) ??
      group.find((list) => list.currencyId === scope.channel.currency_id)
    );
  };
  return of(scope.customerGroupId) ?? of(scope.channel.customer_group_id);
}

interface Calculation {
  tier: Tier;
  quantity: number;
  taxId: string;
  lowest: PriceList["lowestGrossCents"];
  measure: Measure;
}

function calculate(scope: Scope, { tier, quantity, taxId, lowest, measure }: Calculation): CalculatedPrice {
  const rate = taxRateFor(scope, taxId);
  const gross = scope.taxState === "gross";
  const inCurrency = toCurrency(scope);
  const unit = inCurrency(gross ? tier.grossCents : tier.netCents);
  const total = unit * quantity;
  const list = gross ? tier.listGrossCents : tier.listNetCents;
  const listCents = list === null ? null : inCurrency(list);
  const lowestCents =
    lowest === null ? null : inCurrency(gross ? lowest : lowestNetCents(scope, lowest, taxId));
  return {
    unitPrice: toAmount(unit),
    quantity,
    totalPrice: toAmount(total),
    calculatedTaxes: [
      {
        tax: toAmount(taxCents(total, rate, scope.taxState)),
        taxRate: rate,
        price: toAmount(total),
        apiAlias: "cart_tax_calculated",
      },
    ],
    taxRules: [{ taxRate: rate, percentage: 100, apiAlias: "cart_tax_rule" }],
    ...priceDetails(scope, { unitCents: unit, listCents, lowestCents, measure }),
    ...(scope.tellsTax && { taxState: scope.taxState }),
    apiAlias: "calculated_price",
  };
}

/** Earlier prices are kept gross; net ones are told by the rate that stored prices are made with. */
export function lowestNetCents({ reference }: Scope, grossCents: number, taxId: string): number {
  return netFromGross(grossCents, reference.tax.get(taxId)?.rate ?? 0);
}

export interface PriceFacts {
  unitCents: number;
  listCents: number | null;
  /** Lowest of the 30 days before a reduction. */
  lowestCents: number | null;
  measure: Measure;
}

/** What the law wants beside a price: what it is compared with, and the price of one unit of measure. */
export function priceDetails(scope: Scope, { unitCents, listCents, lowestCents, measure }: PriceFacts) {
  return {
    listPrice: listCents === null ? null : listPrice(unitCents, listCents),
    referencePrice: referencePrice(scope, measure, unitCents),
    regulationPrice:
      lowestCents === null
        ? null
        : { price: toAmount(lowestCents), apiAlias: "cart_regulation_price" as const },
  };
}

function listPrice(unitCents: number, listCents: number): CalculatedPrice["listPrice"] {
  const percentage = listCents === 0 ? 0 : Math.round(((listCents - unitCents) / listCents) * 10_000) / 100;
  return {
    price: toAmount(listCents),
    discount: toAmount(unitCents - listCents),
    percentage,
    apiAlias: "cart_list_price",
  };
}

function referencePrice(
  scope: Scope,
  { unitId, purchaseUnit, referenceUnit }: Measure,
  unitCents: number,
): CalculatedPrice["referencePrice"] {
  if (!purchaseUnit || !referenceUnit) return null;
  const cents = unitPriceCents(unitCents, { purchaseUnit, referenceUnit });
  if (cents === null) return null;
  const unitName = scope.refs.unit(unitId)?.translated.name ?? "";
  return { price: toAmount(cents), purchaseUnit, referenceUnit, unitName, apiAlias: "cart_price_reference" };
}
