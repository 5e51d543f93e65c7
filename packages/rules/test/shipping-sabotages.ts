import type { SabotagesByFile } from "./sabotages.ts";

/** Shipping, dates and sums broken on purpose. */
export const shippingSabotages: SabotagesByFile = {
  "cart/shipping/shipping-costs.ts": [
    [
      "free sending begins a cent above the threshold",
      "goodsCents >= rate.freeFromCents",
      "goodsCents > rate.freeFromCents",
    ],
    ["a weight step begins a gram late", "fromGrams <= weightGrams", "fromGrams < weightGrams"],
  ],
  "cart/shipping/find-zone.ts": [
    ["the last postcode of a range is outside", "code <= to", "code < to"],
    ["postcodes of another length count", "code.length === from.length && code.length === to.length &&", ""],
    ["postcodes keep their spaces and dashes", '.replaceAll(/[\\s-]/g, "")', ""],
    ["small letters count as others", ".toUpperCase()", ""],
    [
      "islands are the mainland",
      "else if (zone.postcodes.some((range) => holds(range, code))) return zone;",
      "",
    ],
  ],
  "cart/shipping/leading-tariff.ts": [
    [
      "parts travel one by one",
      "const pallet = sharedPallet(tariffs, ofLines)",
      "const pallet = sharedPallet(tariffs, [])",
    ],
    [
      "a tariff of more parts than needed stands for them",
      "new Set(parts).size === wanted.size",
      "parts.length >= 0",
    ],
    ["a free tariff stands for a pallet", "!tariff.isFree && hasExactly", "hasExactly"],
    ["the later one of equal ranks leads", "tariff.rank > leading.rank", "tariff.rank >= leading.rank"],
  ],
  "cart/shipping/load.ts": [
    [
      "goods of a free tariff are charged",
      "product.isShippingFree || tariff.isFree",
      "product.isShippingFree",
    ],
    ["shipping-free goods are charged", "product.isShippingFree || tariff.isFree", "tariff.isFree"],
    ["unknown types have no tariff", "?? tariffs[0]", ""],
    ["one piece is weighed per line", "product.weightGrams * quantity", "product.weightGrams"],
  ],
  "cart/shipping/plan-shipping.ts": [
    ["a zone only the costs serve is deliverable", "|| !rateFor(load.carrier, zone)", ""],
    [
      "methods come in the order of the tariff",
      "for (const { id } of methods) if (carrier?.methodIds.includes(id))",
      "for (const id of carrier?.methodIds ?? []) if (methods.some((method) => method.id === id))",
    ],
  ],
  "cart/choose-method.ts": [
    [
      "the default is passed over",
      "availableIds.includes(defaultId) ? defaultId : availableIds[0]",
      "availableIds[0]",
    ],
  ],
  "cart/shipping/shipping-taxes.ts": [
    [
      "shipping is taxed by prices before discounts",
      "addShares([...lines, ...discounts])",
      "addShares(lines)",
    ],
    [
      "shipping carries the highest rate only",
      "goods.map((share) => share.priceCents),",
      "goods.map((_, at) => (at === goods.length - 1 ? 1 : 0)),",
    ],
  ],
  "cart/calculate-cart.ts": [
    [
      "lines of one product do not share its stock when their time is found",
      "quantity += other.quantity;",
      "quantity = Math.max(quantity, other.quantity);",
    ],
    ["downloads are sent", "!line.product.isDownload", "line.product.isDownload !== undefined"],
    ["shipping discounts do not count", "cents: promoted.shippingCents", "cents: shippingCents"],
  ],
  "cart/totals.ts": [
    ["trade pays the net sum", 'taxState === "net" ? sumCents + taxCents', 'taxState === "net" ? sumCents'],
    [
      "net of gross is gross",
      'taxState === "gross" ? sumCents - taxCents',
      'taxState === "gross" ? sumCents',
    ],
    ["shipping is not taxed in the sums", "[...delivery.taxes]", "[...delivery.taxes].slice(0, 0)"],
  ],
  "cart/add-shares.ts": [
    ["rates come in the order of the lines", "toSorted((a, b) => a.rate - b.rate)", "toSorted(() => 0)"],
  ],
  "cart/delivery-window.ts": [
    [
      "restock days are added when the stock just suffices",
      "line.quantity <= line.availableStock",
      "line.quantity < line.availableStock",
    ],
    [
      "unknown restock days count as none",
      "if (line.restockDays === null) return null;",
      "if (line.restockDays === null) return days;",
    ],
    ["the last line decides the time", "max = Math.max(max, days.max)", "max = days.max"],
  ],
  "cart/working-days.ts": [
    ["Good Friday is a working day", "easter - 2", "easter - 200"],
    ["Ascension is a day late", "easter + 39", "easter + 40"],
    ["Saturdays count", "weekday === 0 || weekday === 6", "weekday === 0"],
    ["holidays of the next year are unknown", "year += 1;", "year += 0;"],
  ],
};
