import { describe, expect, it } from "vitest";
import { guestRegistration, type Member, newGuest } from "../harness/account/account.ts";
import { discountsOf, item } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { guestWith, memberWith, order, tryOrder } from "../harness/order/checkout.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();

async function usageOf(key: string): Promise<number> {
  const [row] = await shop.sql<{ redemptions: number }[]>`
    select redemptions from promotion_usage where promotion_id = ${id.promotion(key)}`;
  return row?.redemptions ?? 0;
}

async function buyerWith(code: string): Promise<Member> {
  const buyer = await guestWith(shop, item("hose", 2));
  await buyer.shopper.redeem(code);
  return buyer;
}

const cancel = (orderId: string, { headers }: Member) =>
  shop.api.post("/order/state/cancel", { orderId }, headers);

describe("an order redeems its promotions", () => {
  it("and keeps what was taken off", async () => {
    const buyer = await buyerWith("TENOFF");
    const cart = await buyer.shopper.read();
    const placed = await order(shop, buyer);
    const line = placed.lineItems?.find(({ type }) => type === "promotion");
    expect(line).toMatchObject({
      promotionId: id.promotion("ten-off"),
      good: false,
      payload: { code: "TENOFF" },
    });
    const [row] = await shop.sql`select * from promotion_redemption where order_id = ${placed.id}`;
    expect(row).toMatchObject({
      promotion_id: id.promotion("ten-off"),
      code: "TENOFF",
      email: buyer.email.toLowerCase(),
      discount_cents: Math.round(-100 * (discountsOf(cart)[0]?.price.totalPrice ?? 0)),
      slot: null,
    });
  });

  it("counts those with a limit, never beyond it, and gives them back when it is cancelled", async () => {
    const buyers = await Promise.all(Array.from({ length: 6 }, () => buyerWith("LASTONE")));
    expect(await usageOf("last-one")).toBe(2);
    const answers = await Promise.all(buyers.map((buyer) => tryOrder(shop, buyer)));
    const withDiscount = answers.filter(({ body }) =>
      body.lineItems?.some(({ type }) => type === "promotion"),
    );
    expect(withDiscount).toHaveLength(1);
    expect(await usageOf("last-one")).toBe(3);
    const winner = answers.findIndex((answer) => withDiscount.includes(answer));
    const buyer = buyers[winner];
    if (!buyer) throw new Error("nobody won");
    expect((await cancel(withDiscount[0]?.body.id ?? "", buyer)).status).toBe(200);
    expect(await usageOf("last-one")).toBe(2);
    expect(discountsOf(await (await buyerWith("LASTONE")).shopper.read())).toHaveLength(1);
  });

  it("takes a code made for one person once, and again after it was given back", async () => {
    const first = await buyerWith("WELCOME-1");
    const second = await buyerWith("WELCOME-1");
    const placed = await order(shop, first);
    expect(placed.lineItems?.filter(({ type }) => type === "promotion")).toHaveLength(1);
    const others = (await tryOrder(shop, second)).body;
    expect(others.lineItems?.filter(({ type }) => type === "promotion")).toHaveLength(0);
    await cancel(placed.id, first);
    const third = await buyerWith("WELCOME-1");
    expect((await order(shop, third)).lineItems?.at(-1)?.type).toBe("promotion");
  });

  it("counts per buyer: the account, or the e-mail of guests", async () => {
    const member = await memberWith(shop, item("hose"));
    await member.shopper.redeem("ONCE");
    const first = await order(shop, member);
    expect(first.lineItems?.at(-1)?.type).toBe("promotion");
    await member.shopper.add(item("hose"));
    expect(Object.values((await member.shopper.redeem("ONCE")).errors)[0]?.messageKey).toBe(
      "promotion-not-found",
    );
    await cancel(first.id, member);
    expect(discountsOf(await member.shopper.redeem("ONCE"))).toHaveLength(1);
  });

  it("does so when one mailbox orders as several guests at the same moment", async () => {
    const { email } = guestRegistration();
    const guests = await Promise.all(Array.from({ length: 5 }, () => newGuest(shop, { email })));
    for (const { shopper } of guests) {
      await shopper.add(item("hose"));
      await shopper.redeem("ONCE");
    }
    const answers = await Promise.all(guests.map((guest) => tryOrder(shop, guest)));
    const redeemed = answers.filter(({ body }) => body.lineItems?.some(({ type }) => type === "promotion"));
    expect(redeemed).toHaveLength(1);
    const rows = await shop.sql`select slot from promotion_redemption where email = ${email.toLowerCase()}`;
    expect([...rows]).toEqual([{ slot: 1 }]);
  });

  it("knows the second order is not the first", async () => {
    const member = await memberWith(shop, item("hose"));
    await order(shop, member);
    await member.shopper.add(item("hose"));
    const cart = await member.shopper.redeem("FIRST15");
    expect(discountsOf(cart)).toHaveLength(0);
  });
});
