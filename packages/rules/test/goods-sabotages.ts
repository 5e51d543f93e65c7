import type { SabotagesByFile } from "./sabotages.ts";

/** Quantities, prices, splitting and promotions broken on purpose. */
export const goodsSabotages: SabotagesByFile = {
  "max-purchase.ts": [
    ["the shop's own limit is 99", "DEFAULT_MAX_PURCHASE = 100", "DEFAULT_MAX_PURCHASE = 99"],
    ["steps count from 0, not from the minimum", "((reachable - minPurchase) %", "(reachable %"],
  ],
  "cart/correct-quantity.ts": [
    [
      "close-out lines do not share their stock",
      "if (line.product.id === product.id) left -= line.quantity",
      "if (line.product.id === product.id) left -= 0",
    ],
    ["stock binds what is not a close-out", "if (!product.isCloseout)", "if (product.isCloseout)"],
    [
      "a quantity beside a step is rounded up",
      "wanted - beyondStep)",
      "wanted - beyondStep + purchaseSteps)",
    ],
    ["a quantity below the minimum stays", "if (wanted < minPurchase)", "if (wanted < 0)"],
    ["the largest quantity is refused", "if (wanted > available)", "if (wanted >= available)"],
    [
      "lines without stock vanish without a word",
      "if (notice) notices",
      "if (notice && quantity > 0) notices",
    ],
  ],
  "price-tier.ts": [["a tier begins one piece late", "tier.from <= quantity", "tier.from < quantity"]],
  "money.ts": [
    ["half a cent is rounded down", "2 * remainder >= denominator", "2 * remainder > denominator"],
  ],
  "tax.ts": [
    [
      "gross tax is calculated as on top",
      "scaleCents(cents, ratePercent, 100 + ratePercent)",
      "scaleCents(cents, ratePercent, 100)",
    ],
  ],
  "cart/price-line.ts": [
    [
      "tax is rounded per piece",
      "tax: taxShare(totalCents, product.taxRate, taxState)",
      "tax: { ...taxShare(totalCents, product.taxRate, taxState), taxCents: quantity * taxShare(unitCents, product.taxRate, taxState).taxCents }",
    ],
    ["tax-free lines keep their rate", 'taxState === "tax-free" ? 0 : ordinaryRate', "ordinaryRate"],
  ],
  "cart/split-cents.ts": [
    [
      "the smallest remainder gets the cent",
      "(remainders[b] ?? 0) - (remainders[a]",
      "(remainders[a] ?? 0) - (remainders[b]",
    ],
    [
      "the later one of equal remainders gets the cent",
      "map((_, index) => index);",
      "map((_, index) => index).toReversed();",
    ],
    ["large sums are split by floating point", "totalCents * sum <= Number.MAX_SAFE_INTEGER", "sum > 0"],
    ["missing cents are lost", "missing === 0 ? shares", "missing >= 0 ? shares"],
  ],
  "cart/promotions/amount-off.ts": [
    [
      "percentages are rounded down",
      "const off = scaleCents(cents, Math.max(0, value), 10_000)",
      "const off = Math.floor((cents * Math.max(0, value)) / 10_000)",
    ],
    ["the limit of a percentage is ignored", "maxCents === null ? off", "maxCents !== -2 ? off"],
    ["an absolute discount goes below zero", "return Math.min(cents, value)", "return value"],
    ["a fixed price raises what is cheaper", "return Math.max(0, cents - value)", "return cents - value"],
  ],
  "cart/promotions/cart-shares.ts": [
    ["a fixed unit price counts once per line", "value * quantity", "value"],
    ["discounts work on full prices again", "(left[index] ?? 0) : 0", "(lines[index]?.totalCents ?? 0) : 0"],
  ],
  "cart/promotions/names-goods.ts": [
    [
      "categories are not looked at",
      "goods.categoryIds.some((categoryId) => product.categoryIds.includes(categoryId))",
      "false",
    ],
  ],
  "cart/promotions/is-excluded.ts": [
    ["who forbids others is heard only if taken first", "promotion.exclusionIds.includes(other.id)", "false"],
    ["who is forbidden is heard only if taken last", "other.exclusionIds.includes(promotion.id)", "false"],
    ["a loner joins those taken before", "promotion.preventCombination ||", ""],
    ["others join a loner taken before", "other.preventCombination ||", ""],
    ["two codes of one promotion count twice", "other.id === promotion.id ||", ""],
  ],
  "cart/apply-promotions.ts": [
    ["the lowest priority comes first", "return b.priority - a.priority", "return a.priority - b.priority"],
    ["equal priorities come by id falling", "a.id < b.id ? -1 : 1", "a.id < b.id ? 1 : -1"],
    ["a promotion without effect excludes others", "if (found.length > 0) {", "if (obstacle === null) {"],
    ["a free cart takes promotions", "if (goodsCents === 0)", "if (goodsCents < 0)"],
  ],
  "cart/promotions/promotion-exists.ts": [
    ["the first moment does not count", "now >= validFrom", "now > validFrom"],
    ["the end still counts", "now < validUntil", "now <= validUntil"],
    ["one more may redeem it", "redemptionsLeft > 0", "redemptionsLeft >= 0"],
  ],
  "cart/promotions/conditions-hold.ts": [
    ["the minimum value must be exceeded", "goodsCents >= (conditions", "goodsCents > (conditions"],
    [
      "the unknown buyer orders for the first time",
      "buyer.isFirstOrder === true",
      "buyer.isFirstOrder !== false",
    ],
    ["lines count instead of pieces", "pieces += quantity", "pieces += 1"],
  ],
  "cart/promotions/bundle-units.ts": [
    ["the cheapest units are bundled first", "b.unitCents - a.unitCents", "a.unitCents - b.unitCents"],
    ["equal prices are bundled from the last line", "of goods.toSorted(", "of goods.toReversed().toSorted("],
    [
      "the dearest of a set is discounted",
      "parts: pickLast(open, count)",
      "parts: pickLast(open.toReversed(), count)",
    ],
  ],
  "cart/promotions/set-shares.ts": [
    [
      "a set's share is not cut to what is left",
      "Math.min(cents, wanted[index] ?? 0)",
      "(wanted[index] ?? 0) + 0 * cents",
    ],
    [
      "a set's price is split by what is picked",
      "sum(off), byLine(fullWorth)",
      "sum(off), byLine(pickedWorth)",
    ],
    ["the value counts once, not for each set", "times * Math.min(value,", "Math.min(value,"],
  ],
  "cart/promotions/take-taxes.ts": [
    ["a free cart keeps a cent of tax", ", rest.priceCents);", ", Number.MAX_SAFE_INTEGER);"],
    [
      "tax falls below zero",
      "Math.max(0, rest.taxCents + share.taxCents)",
      "(rest.taxCents + share.taxCents)",
    ],
  ],
  "cart/promotions/take-discounts.ts": [
    [
      "a shipping discount is not taken off",
      "remainder.shippingCents -= off",
      "remainder.shippingCents -= 0",
    ],
    ["the next discount sees full prices", "(left[index] ?? 0) - off)", "(left[index] ?? 0))"],
  ],
};
