import type { Order } from "@hearth/contract";
import { describe, expect, it } from "vitest";
import { checkoutOf, guestWith, memberWith, order, orderCount, tryOrder } from "../harness/order/checkout.ts";
import { item } from "../harness/order/cart.ts";
import { startServer, testShop } from "../harness/test-shop.ts";

const shop = testShop();

/** The very bytes of an answer. */
async function orderText(origin: string, token: string, body: object): Promise<string> {
  const response = await fetch(`${origin}/store-api/checkout/order`, {
    method: "POST",
    headers: {
      "sw-access-key": "SWSCTESTSHOPACCESSKEY00000",
      "content-type": "application/json",
      "sw-context-token": token,
    },
    body: JSON.stringify(body),
  });
  return response.text();
}

describe("one wish, one order", () => {
  it("orders the cart and empties it [346]", async () => {
    const buyer = await guestWith(shop, item("hose", 2), item("thermostat"));
    const cart = await buyer.shopper.read();
    const placed = await order(shop, buyer);
    expect(placed).toMatchObject({
      amountTotal: cart.price.totalPrice,
      price: cart.price,
      stateMachineState: { technicalName: "open" },
      orderCustomer: { email: buyer.email },
      transactions: [
        {
          stateMachineState: { technicalName: "open" },
          paymentMethod: { technicalName: "payment_prepayment" },
        },
      ],
    });
    expect(placed.lineItems?.map(({ label, quantity }) => [label, quantity])).toEqual(
      cart.lineItems.map(({ label, quantity }) => [label, quantity]),
    );
    expect((await buyer.shopper.read()).lineItems).toEqual([]);
  });

  it("answers the same key with the same order, byte for byte, in every process and after the cart is gone", async () => {
    const buyer = await guestWith(shop);
    const wish = checkoutOf(await buyer.shopper.read());
    const other = await startServer(shop.databaseUrl);
    const first = await orderText(shop.origin, buyer.token, wish);
    const again = await orderText(shop.origin, buyer.token, wish);
    const elsewhere = await orderText(other.origin, buyer.token, wish);
    await other.close();
    expect((JSON.parse(first) as Order).apiAlias).toBe("order");
    expect(again).toBe(first);
    expect(elsewhere).toBe(first);
    expect(await orderCount(shop, buyer.email)).toBe(1);
  });

  it("answers a retry without a key with the same order", async () => {
    const buyer = await guestWith(shop);
    const first = (await tryOrder(shop, buyer)).body;
    expect((await tryOrder(shop, buyer)).body).toEqual(first);
    await buyer.shopper.add(item("hose"));
    expect((await tryOrder(shop, buyer)).body.id).not.toBe(first.id);
    expect(await orderCount(shop, buyer.email)).toBe(2);
  });

  it("makes one order of many clicks at once", async () => {
    const buyer = await memberWith(shop);
    const wish = checkoutOf(await buyer.shopper.read());
    const answers = await Promise.all(Array.from({ length: 20 }, () => tryOrder(shop, buyer, wish)));
    expect(new Set(answers.map(({ body }) => body.orderNumber)).size).toBe(1);
    expect(await orderCount(shop, buyer.email)).toBe(1);
  });

  it("takes another key for another wish: the same goods a second time", async () => {
    const buyer = await memberWith(shop);
    const first = await order(shop, buyer);
    await buyer.shopper.add(item("hose"));
    const second = await order(shop, buyer);
    expect(second.orderNumber).not.toBe(first.orderNumber);
  });

  it("does not know somebody else's key", async () => {
    const owner = await guestWith(shop);
    const wish = { idempotencyKey: checkoutOf(await owner.shopper.read()).idempotencyKey };
    const theirs = (await tryOrder(shop, owner, wish)).body;
    const stranger = await guestWith(shop);
    const own = (await tryOrder(shop, stranger, wish)).body;
    expect(own.id).not.toBe(theirs.id);
    expect(own.orderCustomer?.email).toBe(stranger.email);
  });

  it("answers a known key even when the cart is full again", async () => {
    const buyer = await guestWith(shop);
    const wish = checkoutOf(await buyer.shopper.read());
    const first = (await tryOrder(shop, buyer, wish)).body;
    await buyer.shopper.add(item("thermostat"));
    expect((await tryOrder(shop, buyer, wish)).body).toEqual(first);
    expect((await buyer.shopper.read()).lineItems).toHaveLength(1);
  });
});

describe("what changes between the calculation and the writing", () => {
  /** Runs when the number was taken, just before the order is written. */
  const meanwhile = async (change: string, use: () => Promise<void>) => {
    await shop.sql
      .unsafe(`create function meanwhile() returns trigger language plpgsql as $$ begin ${change}; return null; end $$;
      create trigger meanwhile after insert on order_attempt execute function meanwhile()`);
    try {
      await use();
    } finally {
      await shop.sql.unsafe("drop function meanwhile cascade");
    }
  };

  it("is ordered as it is then: another tab has changed the cart", async () => {
    const buyer = await guestWith(shop);
    const change = `update cart set version = version + 1, content = jsonb_set(content::jsonb, '{lines,0,quantity}', '3')::json
      where version = 1 and context_key = (select context_key from shop_context where customer_id = '${buyer.id}')`;
    await meanwhile(change, async () => {
      const placed = (await tryOrder(shop, buyer)).body;
      expect(placed.lineItems?.map(({ quantity }) => quantity)).toEqual([3]);
    });
    expect(await orderCount(shop, buyer.email)).toBe(1);
  });

  it("is ordered without it: somebody else has redeemed the code", async () => {
    const buyer = await guestWith(shop, item("hose"));
    await buyer.shopper.redeem("WELCOME-2");
    await meanwhile(`update promotion_code set redeemed_at = now() where code = 'welcome-2'`, async () => {
      const placed = (await tryOrder(shop, buyer)).body;
      expect(placed.lineItems?.map(({ type }) => type)).toEqual(["product"]);
    });
  });
});
