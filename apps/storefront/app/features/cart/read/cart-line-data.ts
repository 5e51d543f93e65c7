import type { LineItem } from "@hearth/contract";
import { toCents } from "@hearth/rules";
import { technicalPath } from "../../../platform/links/link-target.ts";
import { quantityRange } from "../../../ui/form/quantity-range.ts";
import { energyLabels } from "../../energy-label/public.ts";
import { pictureData } from "../../media/public.ts";
import { priceData } from "../../price/public.ts";
import type { CartLineData } from "./cart-data.ts";

export function readLine(line: LineItem, isZeroRated: boolean): CartLineData {
  const { payload, price } = line;
  const name = line.label ?? payload.name ?? payload.productNumber ?? line.id;
  const productId = line.type === "product" ? line.referencedId : null;
  const customFields = payload.customFields ?? null;
  return {
    id: line.id,
    productId,
    name,
    path: productId ? technicalPath("product", productId) : null,
    number: payload.productNumber ?? null,
    options: (payload.options ?? []).map(({ group, option, translated }) => ({
      group: translated?.group ?? group,
      option: translated?.option ?? option,
    })),
    manufacturer: payload.manufacturerName ?? null,
    category: payload.categoryName ?? null,
    picture: pictureData(line.cover, { alt: "", widest: 320, narrowest: 96 }),
    energyLabels: energyLabels({ customFields }),
    price: priceData({ childCount: 0, customFields, calculatedPrice: price }),
    totalCents: toCents(price.totalPrice),
    taxRate: price.taxRules.length === 1 ? (price.taxRules[0]?.taxRate ?? null) : null,
    isZeroRated,
    deliveryTime: line.deliveryInformation?.deliveryTime?.name ?? null,
    shortage: shortage(line),
    quantity: line.quantity,
    range: line.stackable ? quantityRange(line.quantityInformation ?? {}) : null,
    isRemovable: line.removable,
  };
}

/** Without a known time of restocking there is nothing to promise, so nothing is said. */
function shortage({ quantity, deliveryInformation, states }: LineItem): CartLineData["shortage"] {
  const { stock, restockTime } = deliveryInformation ?? {};
  if (stock === undefined || !restockTime || stock >= quantity || states.includes("is-download")) return null;
  return { stock: Math.max(0, stock), restockDays: restockTime };
}
