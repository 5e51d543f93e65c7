import { describe, expect, it } from "vitest";
import { newMember } from "../harness/account/account.ts";
import { item } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { guestWith, linkOf, order, orderedBy, readOrders, stockOf } from "../harness/order/checkout.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const HOSE = id.product("hose");

const cancel = (body: object, headers: Record<string, string | undefined> = {}) =>
  shop.api.post<{ technicalName: string }>("/order/state/cancel", body, headers);

describe("an order is cancelled", () => {
  it("by its customer: goods, payment and delivery follow, and every step is written down", async () => {
    const { reserved } = await stockOf(shop, HOSE);
    const { buyer, order: placed } = await orderedBy(shop, item("hose", 4));
    expect((await stockOf(shop, HOSE)).reserved).toBe(reserved + 4);
    const answer = await cancel({ orderId: placed.id }, buyer.headers);
    expect(answer.body.technicalName).toBe("cancelled");
    expect((await stockOf(shop, HOSE)).reserved).toBe(reserved);
    const associations = {
      stateMachineState: {},
      transactions: { associations: { stateMachineState: {} } },
      deliveries: { associations: { stateMachineState: {} } },
    };
    const [shown] = (await readOrders(shop, buyer.headers, { associations })).orders.elements;
    expect(shown).toMatchObject({
      stateMachineState: { technicalName: "cancelled" },
      transactions: [{ stateMachineState: { technicalName: "cancelled" } }],
      deliveries: [{ stateMachineState: { technicalName: "cancelled" } }],
      extensions: { hearthOrder: { isCancellable: false, isPaymentChangeable: false } },
    });
    const history = await shop.sql`
      select entity, from_state, to_state, actor from order_state_history where order_id = ${placed.id} order by id`;
    expect(history.map(({ entity, from_state, to_state }) => [entity, from_state, to_state])).toEqual([
      ["order", null, "open"],
      ["transaction", null, "open"],
      ["delivery", null, "open"],
      ["delivery", "open", "cancelled"],
      ["transaction", "open", "cancelled"],
      ["order", "open", "cancelled"],
    ]);
  });

  it("once: a second click changes nothing and is answered like the first", async () => {
    const { buyer, order: placed } = await orderedBy(shop);
    const before = await stockOf(shop, HOSE);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => cancel({ orderId: placed.id }, buyer.headers)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await stockOf(shop, HOSE)).reserved).toBe(before.reserved - 1);
  });

  it("by whoever has its link and knows e-mail and postal code", async () => {
    const { order: placed } = await orderedBy(shop);
    expect((await cancel({ orderId: placed.id, ...linkOf(placed) })).status).toBe(200);
  });

  it("by nobody else: a foreign order answers like an unknown one", async () => {
    const { order: placed } = await orderedBy(shop);
    const { headers } = await newMember(shop);
    const foreign = await cancel({ orderId: placed.id }, headers);
    expect(foreign.faults).toEqual(["404 CHECKOUT__ORDER_ORDER_NOT_FOUND"]);
    expect((await cancel({ orderId: id.unknownId }, headers)).faults).toEqual(foreign.faults);
    expect((await cancel({ orderId: placed.id })).faults).toEqual(["403 CHECKOUT__CUSTOMER_NOT_LOGGED_IN"]);
    const [row] = await shop.sql`select state from shop_order where id = ${placed.id}`;
    expect(row).toEqual({ state: "open" });
  });

  it("not when something was sent", async () => {
    const { buyer, order: placed } = await orderedBy(shop);
    await shop.sql`update order_delivery set state = 'shipped' where order_id = ${placed.id}`;
    const { faults } = await cancel({ orderId: placed.id }, buyer.headers);
    expect(faults).toEqual(["400 SYSTEM__ILLEGAL_STATE_TRANSITION"]);
  });

  it("and money that came goes back by a job, once", async () => {
    const { buyer, order: placed } = await orderedBy(shop);
    await shop.sql`update order_transaction set state = 'paid', captured_cents = amount_cents, provider = 'stripe'
      where order_id = ${placed.id}`;
    expect((await cancel({ orderId: placed.id }, buyer.headers)).status).toBe(200);
    const refunds = await shop.sql<{ id: string; amount_cents: number; reason: string }[]>`
      select r.id, r.amount_cents, r.reason from payment_refund r join order_transaction t on t.id = r.transaction_id
      where t.order_id = ${placed.id}`;
    expect(refunds).toMatchObject([
      { amount_cents: Math.round(placed.amountTotal * 100), reason: "order-cancelled" },
    ]);
    const jobs = await shop.sql`
      select j.payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = 'refund_payment' and j.payload ->> 'refundId' = ${refunds[0]?.id ?? ""}`;
    expect(jobs).toHaveLength(1);
  });

  it("not when its files can be had already", async () => {
    const buyer = await guestWith(shop, item("guide"));
    const placed = await order(shop, buyer, { consents: ["terms", "digital-waiver"] });
    await shop.sql`update order_transaction set state = 'paid', captured_cents = amount_cents where order_id = ${placed.id}`;
    const [shown] = (
      await readOrders(shop, buyer.headers, {
        associations: { lineItems: { associations: { downloads: {} } } },
      })
    ).orders.elements;
    expect(shown?.lineItems?.[0]?.downloads).toMatchObject([{ accessGranted: true }]);
    expect(shown?.extensions?.hearthOrder?.isCancellable).toBe(false);
    const { faults } = await cancel({ orderId: placed.id }, buyer.headers);
    expect(faults).toEqual(["400 SYSTEM__ILLEGAL_STATE_TRANSITION"]);
  });
});
