import fc from "fast-check";
import { expect, it } from "vitest";
import type { TaxState } from "../tax.ts";
import { calculateCart } from "./calculate-cart.ts";
import { sampleCart, sampleLine, sampleShipping, sampleTariff } from "./cart.fixture.ts";
import type { TaxShare } from "./cart-result.ts";
import { discount, promotion } from "./promotions/promotion.fixture.ts";

const voucher = promotion("WELCOME", { conditions: { minimumCents: 5000 } });

it("calculates a cart with a voucher, two tax rates and shipping", () => {
  const lines = [
    sampleLine("pump", 2, { id: "pump", tiers: [{ from: 1, cents: 12_000 }] }),
    sampleLine("module", 1, { id: "module", taxRate: 0, tiers: [{ from: 1, cents: 6000 }] }),
  ];
  expect(calculateCart(sampleCart(lines, { promotions: [voucher] }))).toEqual({
    lines: [
      {
        id: "pump",
        quantity: 2,
        unitCents: 12_000,
        totalCents: 24_000,
        tax: { rate: 19, priceCents: 24_000, taxCents: 3832 },
        maxPurchase: 100,
      },
      {
        id: "module",
        quantity: 1,
        unitCents: 6000,
        totalCents: 6000,
        tax: { rate: 0, priceCents: 6000, taxCents: 0 },
        maxPurchase: 100,
      },
    ],
    discounts: [
      {
        promotionId: "WELCOME",
        discountId: "WELCOME-discount",
        totalCents: -1000,
        taxes: [
          { rate: 0, priceCents: -200, taxCents: 0 },
          { rate: 19, priceCents: -800, taxCents: -128 },
        ],
        shares: [
          { lineId: "pump", cents: 800 },
          { lineId: "module", cents: 200 },
        ],
      },
    ],
    delivery: {
      isNeeded: true,
      zone: "DE",
      isDeliverable: true,
      costType: "standard",
      weightGrams: 3000,
      methodId: "parcel",
      availableMethodIds: ["parcel", "freight"],
      fullCents: 590,
      cents: 590,
      taxes: [
        { rate: 0, priceCents: 118, taxCents: 0 },
        { rate: 19, priceCents: 472, taxCents: 75 },
      ],
      freeFromCents: null,
      earliest: "2026-11-17",
      latest: "2026-11-19",
    },
    totals: {
      positionCents: 29_000,
      netCents: 29_590 - 3779,
      totalCents: 29_590,
      taxes: [
        { rate: 0, priceCents: 5918, taxCents: 0 },
        { rate: 19, priceCents: 23_672, taxCents: 3779 },
      ],
    },
    notices: [],
  });
});

it("says what it changed: quantities, then address, then method, then promotions", () => {
  const shipping = sampleShipping({
    zones: [],
    tariffs: [sampleTariff("standard", { methodIds: ["freight"] })],
  });
  const lines = [
    sampleLine("gone", 1, { isCloseout: true, availableStock: 0 }),
    sampleLine("few", 1, { minPurchase: 2 }),
  ];
  const spent = promotion("SPENT", { redemptionsLeft: 0 });
  const cart = calculateCart(sampleCart(lines, { shipping, promotions: [spent] }));
  expect(cart.notices.map(({ code }) => code)).toEqual([
    "product-out-of-stock",
    "min-order-quantity",
    "shipping-address-blocked",
    "shipping-method-changed",
    "promotion-not-found",
  ]);
  expect(cart.lines.map(({ id, quantity }) => [id, quantity])).toEqual([["few", 2]]);
  expect(cart.delivery).toMatchObject({ isDeliverable: false, cents: 0, earliest: null, latest: null });
});

it("takes shipping discounts off the delivery and its taxes", () => {
  const off = discount({ scope: "delivery", type: "percentage", value: 10_000 });
  const free = promotion("FREIGHT", { discounts: [off] });
  const { delivery, totals } = calculateCart(sampleCart([sampleLine("a")], { promotions: [free] }));
  expect(delivery).toMatchObject({ fullCents: 590, cents: 0, taxes: [] });
  expect(totals).toMatchObject({ positionCents: 10_000, totalCents: 10_000 });
});

it("sends neither downloads nor an empty cart", () => {
  const nothing = { isNeeded: false, isDeliverable: true, cents: 0, taxes: [], earliest: null, latest: null };
  const shipping = sampleShipping({ zones: [], tariffs: [] });
  const download = calculateCart(sampleCart([sampleLine("a", 1, { isDownload: true })], { shipping }));
  expect(download).toMatchObject({ delivery: nothing, totals: { totalCents: 10_000 }, notices: [] });
  expect(calculateCart(sampleCart([], { shipping }))).toMatchObject({ delivery: nothing, notices: [] });
});

it("promises two lines of one product no stock that is there only once", () => {
  const stock = { availableStock: 4, restockDays: 10 };
  const latest = (...quantities: number[]) =>
    calculateCart(sampleCart(quantities.map((quantity, at) => sampleLine(`line-${at}`, quantity, stock))))
      .delivery.latest;
  expect(latest(2, 2)).toBe(latest(4));
  expect(latest(2, 3)).toBe(latest(5));
  expect(latest(5)).not.toBe(latest(4));
});

const wantedLine = fc
  .record({
    quantity: fc.integer({ min: 0, max: 120 }),
    cents: fc.nat({ max: 2_000_000 }),
    taxRate: fc.constantFrom(0, 7, 19, 23),
    isDownload: fc.boolean(),
    isCloseout: fc.boolean(),
  })
  .map(({ quantity, cents, ...product }) => ({ quantity, tiers: [{ from: 1, cents }], ...product }));
const cut = fc
  .record({
    scope: fc.constantFrom("cart" as const, "delivery" as const),
    type: fc.constantFrom(
      "percentage" as const,
      "absolute" as const,
      "fixed" as const,
      "fixed_unit" as const,
    ),
    value: fc.nat({ max: 100_000 }),
  })
  .map((given) => promotion(JSON.stringify(given), { discounts: [discount(given)] }));
const sumOf = (shares: readonly TaxShare[], field: "priceCents" | "taxCents") =>
  shares.reduce((sum, share) => sum + share[field], 0);

it("adds up to the cent in every tax state, and never pays the buyer", () => {
  fc.assert(
    fc.property(
      fc.array(wantedLine, { maxLength: 5 }),
      fc.array(cut, { maxLength: 3 }),
      fc.constantFrom<TaxState>("gross", "net", "tax-free"),
      (wanted, promotions, taxState) => {
        const lines = wanted.map(({ quantity, ...product }, index) =>
          sampleLine(`${index}`, quantity, { id: `${index}`, ...product }),
        );
        const { totals, delivery } = calculateCart(sampleCart(lines, { taxState, promotions }));
        expect(Math.min(totals.positionCents, totals.netCents, totals.totalCents)).toBeGreaterThanOrEqual(0);
        expect(delivery.cents).toBeGreaterThanOrEqual(0);
        expect(sumOf(delivery.taxes, "priceCents")).toBe(delivery.cents);
        expect(sumOf(totals.taxes, "priceCents")).toBe(totals.positionCents + delivery.cents);
        expect(totals.netCents + sumOf(totals.taxes, "taxCents")).toBe(totals.totalCents);
        expect(JSON.stringify(totals)).not.toMatch(/null|\d\.\d/);
      },
    ),
  );
});
