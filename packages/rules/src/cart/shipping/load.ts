import type { OfferedProduct } from "../cart-input.ts";
import type { ShippingTariff } from "../shipping-rules.ts";
import { leadingTariff } from "./leading-tariff.ts";

/** A line as far as a carrier cares. */
export interface SentLine {
  line: { product: SentProduct };
  quantity: number;
}

export type SentProduct = Pick<OfferedProduct, "shippingCostType" | "isShippingFree" | "weightGrams">;

/** What the goods of a cart are for a carrier. */
export interface Load {
  /** Decides who carries it. */
  carrier: ShippingTariff | undefined;
  /** Decides the costs; undefined: nothing is charged. */
  charged: ShippingTariff | undefined;
  /** Of the charged goods. */
  weightGrams: number;
}

export function loadOf(tariffs: readonly ShippingTariff[], lines: readonly SentLine[]): Load {
  const all: ShippingTariff[] = [];
  const charged: ShippingTariff[] = [];
  let weightGrams = 0;
  for (const { line, quantity } of lines) {
    const { product } = line;
    const tariff = tariffs.find(({ costType }) => costType === product.shippingCostType) ?? tariffs[0];
    if (!tariff) continue;
    all.push(tariff);
    if (product.isShippingFree || tariff.isFree) continue;
    charged.push(tariff);
    weightGrams += product.weightGrams * quantity;
  }
  return { carrier: leadingTariff(tariffs, all), charged: leadingTariff(tariffs, charged), weightGrams };
}
