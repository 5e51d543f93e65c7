import type { Order } from "@hearth/contract";
import { describe, expect, it } from "vitest";
import { item } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { guestWith, order } from "../harness/order/checkout.ts";
import { confirm } from "../harness/order/confirmations.ts";
import { eventually } from "../harness/eventually.ts";
import { openPurchases, purchaseState, tracking } from "../harness/payment/purchases.ts";
import { testShop } from "../harness/test-shop.ts";

/* With the buyer's consent a tag manager is told of a purchase by the worker: once, when it is one, with all it wants to know. */
const purchases = await openPurchases();
const shop = testShop({ hasPayments: true, env: purchases.env });
purchases.work(() => shop);

const cents = (amount: number) => Math.round(amount * 100);

async function buy(items: readonly object[], more: object = {}): Promise<Order> {
  return order(shop, await guestWith(shop, ...items), { tracking, ...more });
}

describe("what is told", () => {
  it("names transaction, goods, buyer and the browser's ids [287-291]", async () => {
    const buyer = await guestWith(shop, item("hose", 2), item("module"), {
      type: "promotion",
      referencedId: "TENOFF",
    });
    const placed = await order(shop, buyer, { tracking });
    const body = await purchases.untilTold(placed.id);
    const { products, transaction, ...rest } = body;
    expect(Object.keys(body)).toEqual([
      "event",
      "transaction",
      "products",
      "userdata",
      "gaCookie",
      "tmsClientId",
      "tmsAttribution",
      "test",
    ]);
    expect(rest).toEqual({
      event: "purchase",
      userdata: {
        email: buyer.email,
        phone: null,
        firstName: "Ada",
        lastName: "Brenner",
        street: "Ofenweg 1",
        city: "Frankfurt",
        postalcode: "60314",
        country: "DE",
      },
      ...tracking,
      test: false,
    });
    const goods = (placed.lineItems ?? []).filter(({ type }) => type === "product");
    expect(products).toEqual(
      goods.map(({ label, productId, quantity, unitPrice }) => ({
        name: label,
        id: productId,
        price: unitPrice,
        netPrice: expect.any(Number),
        brand: expect.any(String),
        category: expect.any(String),
        quantity,
        source: "Shop",
      })),
    );
    expect(transaction).toEqual({
      id: placed.id,
      productNetValue: expect.any(Number),
      productTaxValue: expect.any(Number),
      productTotalValue: placed.positionPrice,
      shippingCosts: placed.shippingTotal,
      totalRevenue: placed.amountTotal,
      paymentMethod: "payment_prepayment",
    });
    expect(cents(transaction.productNetValue) + cents(transaction.productTaxValue)).toBe(
      cents(transaction.productTotalValue),
    );
  });

  it("is each thing by the shop's own words, with its source, and with and without its tax [289]", async () => {
    const placed = await buy([
      item("hose", 1, {
        payload: {
          manufacturerName: "somebody else",
          categoryName: "nowhere",
          hearthCartSource: "Configurator",
        },
      }),
    ]);
    expect((await purchases.untilTold(placed.id)).products).toEqual([
      {
        name: placed.lineItems?.[0]?.label,
        id: id.product("hose"),
        price: 119,
        netPrice: 100,
        brand: "Walzer",
        category: "Heizung",
        quantity: 1,
        source: "Configurator",
      },
    ]);
  });
});

describe("when", () => {
  it("is at once where money comes later by agreement, and once however often it is noted [188, 189]", async () => {
    const placed = await buy([item("hose")]);
    await purchases.untilTold(placed.id);
    await confirm(shop, placed.id);
    await confirm(shop, placed.id);
    const done = { isKept: false, isSent: true, givenUp: null, jobs: 0 };
    await eventually(async () => expect(await purchaseState(shop, placed.id)).toEqual(done), 20_000);
    expect(purchases.toldOf(placed.id)).toHaveLength(1);
  });

  it("is when a card was charged, and not before [189]", async () => {
    const { placed, headers } = await byCard();
    await settled(placed.id);
    expect(await purchaseState(shop, placed.id)).toMatchObject({ isKept: true, isSent: false });
    await shop.api.post("/handle-payment", { orderId: placed.id, finishUrl, errorUrl: finishUrl }, headers);
    const [payment] = await shop.sql<{ provider_reference: string }[]>`
      select provider_reference from order_transaction where order_id = ${placed.id}`;
    expect(purchases.toldOf(placed.id)).toEqual([]);
    shop.sandbox.control.act(payment?.provider_reference ?? "", "pay");
    const { transaction } = await purchases.untilTold(placed.id);
    expect(transaction).toMatchObject({ paymentMethod: "payment_card", totalRevenue: placed.amountTotal });
  });

  it("is when another way to pay is chosen that pays later: the newest payment counts [189, 190]", async () => {
    const { placed, headers } = await byCard();
    await settled(placed.id);
    expect(purchases.toldOf(placed.id)).toEqual([]);
    const paymentMethodId = id.paymentMethod("prepayment");
    await shop.api.post("/order/payment", { orderId: placed.id, paymentMethodId }, headers);
    const { transaction } = await purchases.untilTold(placed.id);
    expect(transaction.paymentMethod).toBe("payment_prepayment");
  });

  it("is at once for a method that is known by its name only [190]", async () => {
    const named = shop.sql.json({ [id.language("pl")]: { name: "Nachnahme" } });
    await shop.sql`update payment_method set texts = texts || ${named} where technical_name = 'payment_card'`;
    const { placed } = await byCard();
    expect((await purchases.untilTold(placed.id)).transaction.paymentMethod).toBe("payment_card");
  });
});

const finishUrl = "http://shop.example/checkout/success/x/paid";

async function byCard() {
  const buyer = await guestWith(shop, item("hose"));
  await buyer.shopper.choose({ paymentMethodId: id.paymentMethod("card") });
  return { placed: await order(shop, buyer, { tracking }), headers: buyer.headers };
}

/** The worker has looked at the order. */
const settled = (orderId: string) =>
  eventually(async () => {
    expect(await shop.sql`select from mail where event_key = ${`order-placed:${orderId}`}`).toHaveLength(1);
  }, 20_000);
