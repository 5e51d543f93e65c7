import { describe, expect, it } from "vitest";
import { newGuest, newMember } from "../harness/account/account.ts";
import { item } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { linkOf, order, orderedBy, readOrders } from "../harness/order/checkout.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const INVOICE = id.paymentMethod("invoice");

const change = (body: object, headers: Record<string, string | undefined> = {}) =>
  shop.api.post("/order/payment", body, headers);

const statesOf = async (orderId: string) => {
  const rows = await shop.sql<{ state: string }[]>`
    select state from order_transaction where order_id = ${orderId} order by created_at, id`;
  return rows.map(({ state }) => state);
};

describe("an order is paid in another way", () => {
  it("by its customer: the first payment is called off, a new one is open", async () => {
    const { buyer, order: placed } = await orderedBy(shop);
    expect((await change({ orderId: placed.id, paymentMethodId: INVOICE }, buyer.headers)).status).toBe(200);
    expect(await statesOf(placed.id)).toEqual(["cancelled", "open"]);
    const associations = { transactions: { associations: { paymentMethod: {} } } };
    const [shown] = (await readOrders(shop, buyer.headers, { associations })).orders.elements;
    expect(shown?.transactions?.at(-1)?.paymentMethod?.id).toBe(INVOICE);
    expect(shown?.transactions?.at(-1)?.amount.totalPrice).toBe(placed.amountTotal);
  });

  it("keeps what pay on invoice asks for with the payment, and nowhere else", async () => {
    const { buyer, order: placed } = await orderedBy(shop);
    const details = { phoneNumber: "+49 69 123456", birthdayDay: 7, birthdayMonth: 5, birthdayYear: 1980 };
    const body = { orderId: placed.id, paymentMethodId: INVOICE, ...details };
    const { faults } = await change({ ...body, birthdayYear: new Date().getFullYear() - 10 }, buyer.headers);
    expect(faults).toEqual(["400 VIOLATION::INVALID_FORMAT_ERROR /birthdayDay"]);
    expect((await change(body, buyer.headers)).status).toBe(200);
    const [row] = await shop.sql<{ details: object }[]>`
      select details from order_transaction where order_id = ${placed.id} order by created_at desc limit 1`;
    expect(row?.details).toEqual({ phoneNumber: "+4969123456", birthday: "1980-05-07" });
    expect(JSON.stringify(await readOrders(shop, buyer.headers))).not.toContain("1980-05-07");
  });

  it("asks a company for no date of birth", async () => {
    const company = { accountType: "business", company: "Probe GmbH", vatIds: ["DE123456789"] };
    const buyer = await newGuest(shop, company);
    await buyer.shopper.add(item("hose"));
    const placed = await order(shop, buyer);
    const body = { orderId: placed.id, paymentMethodId: INVOICE, phoneNumber: "+49 69 123456" };
    expect((await change(body, buyer.headers)).faults).toEqual([]);
  });

  it("by whoever has its link, and by nobody else", async () => {
    const { order: placed } = await orderedBy(shop);
    const wish = { orderId: placed.id, paymentMethodId: INVOICE };
    const { headers } = await newMember(shop);
    const foreign = await change(wish, headers);
    expect(foreign.faults).toEqual(["404 FRAMEWORK__ENTITY_NOT_FOUND"]);
    expect((await change({ ...wish, orderId: id.unknownId }, headers)).faults).toEqual(foreign.faults);
    expect((await change(wish)).faults).toEqual(["403 CHECKOUT__CUSTOMER_NOT_LOGGED_IN"]);
    expect(await statesOf(placed.id)).toEqual(["open"]);
    expect((await change({ ...wish, ...linkOf(placed) })).status).toBe(200);
  });

  it.each([
    ["paid", ["400 CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE"]],
    ["in_progress", ["400 CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE"]],
    ["authorized", ["400 CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE"]],
    ["failed", []],
    ["unconfirmed", []],
    ["chargeback", []],
  ])("while the payment is %s: %j", async (state, expected) => {
    const { buyer, order: placed } = await orderedBy(shop);
    await shop.sql`update order_transaction set state = ${state} where order_id = ${placed.id}`;
    const { faults } = await change({ orderId: placed.id, paymentMethodId: INVOICE }, buyer.headers);
    expect(faults).toEqual(expected);
  });

  it("not when the order is cancelled", async () => {
    const { buyer, order: placed } = await orderedBy(shop);
    await shop.api.post("/order/state/cancel", { orderId: placed.id }, buyer.headers);
    const { faults } = await change({ orderId: placed.id, paymentMethodId: INVOICE }, buyer.headers);
    expect(faults).toEqual(["400 CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE"]);
  });

  it("only by a method that is offered for it", async () => {
    const { buyer, order: placed } = await orderedBy(shop, item("kestrel-6"));
    for (const paymentMethodId of [INVOICE, id.unknownId]) {
      const { faults } = await change({ orderId: placed.id, paymentMethodId }, buyer.headers);
      expect(faults).toEqual(["404 CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE"]);
    }
    expect(await statesOf(placed.id)).toEqual(["open"]);
  });

  it("by one of the methods it names, within the limit of the invoice", async () => {
    const offeredFor = async (...items: readonly object[]) => {
      const { buyer, order: placed } = await orderedBy(shop, ...items);
      const [shown] = (await readOrders(shop, buyer.headers)).orders.elements;
      expect(shown?.extensions).toEqual(placed.extensions);
      return shown?.extensions?.hearthOrder?.availablePaymentMethodIds ?? [];
    };
    expect(await offeredFor()).toContain(INVOICE);
    const dear = await offeredFor(item("kestrel-6"));
    expect(dear).not.toContain(INVOICE);
    expect(dear).toContain(id.paymentMethod("prepayment"));
  });
});
