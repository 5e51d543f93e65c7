import type { Order } from "@hearth/contract";
import { describe, expect, it } from "vitest";
import { type Member, newMember, withToken } from "../harness/account/account.ts";
import { item } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { guestWith, memberWith, order, readOrders } from "../harness/order/checkout.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();

async function threeOrders(): Promise<{ buyer: Member; orders: Order[] }> {
  const buyer = await memberWith(shop);
  const orders = [await order(shop, buyer)];
  for (const quantity of [2, 3]) {
    await buyer.shopper.add(item("hose", quantity));
    orders.push(await order(shop, buyer));
  }
  return { buyer, orders };
}

describe("own orders", () => {
  it("are listed newest first, page by page [70, 237]", async () => {
    const { buyer, orders } = await threeOrders();
    const numbers = orders.map(({ orderNumber }) => orderNumber).toReversed();
    const all = await readOrders(shop, buyer.headers, { "total-count-mode": "exact" });
    expect(all.orders.elements.map(({ orderNumber }) => orderNumber)).toEqual(numbers);
    expect(all.orders.total).toBe(3);
    const second = await readOrders(shop, buyer.headers, { limit: 2, page: 2 });
    expect(second.orders.elements.map(({ orderNumber }) => orderNumber)).toEqual(numbers.slice(2));
    const sorted = await readOrders(shop, buyer.headers, { sort: [{ field: "amountTotal", order: "ASC" }] });
    expect(sorted.orders.elements.map(({ amountTotal }) => amountTotal)).toEqual(
      orders.map(({ amountTotal }) => amountTotal),
    );
  });

  it("tell what was asked for and nothing else", async () => {
    const { buyer, order: placed } = await guestOrder();
    const plain = (await readOrders(shop, buyer.headers, { ids: [placed.id] })).orders.elements[0];
    for (const relation of [
      "lineItems",
      "transactions",
      "deliveries",
      "addresses",
      "documents",
      "orderCustomer",
    ])
      expect(plain).not.toHaveProperty(relation);
    const associations = {
      stateMachineState: {},
      lineItems: { associations: { cover: {} } },
      deliveries: { associations: { shippingOrderAddress: { associations: { country: {} } } } },
      transactions: { associations: { paymentMethod: {}, stateMachineState: {} } },
      currency: {},
    };
    const [full] = (await readOrders(shop, buyer.headers, { ids: [placed.id], associations })).orders
      .elements;
    expect(full?.lineItems).toEqual(placed.lineItems?.map(({ downloads: _none, ...line }) => line));
    expect(full?.deliveries?.[0]?.shippingOrderAddress?.country?.iso).toBe("DE");
    expect(full?.deliveries?.[0]).not.toHaveProperty("shippingMethod");
    expect(full?.transactions).toEqual(placed.transactions);
    expect(full).toMatchObject({
      stateMachineState: { technicalName: "open" },
      currency: { isoCode: "EUR" },
    });
  });

  it("say what can be done with them, in the language of the request", async () => {
    const { buyer, order: placed } = await guestOrder();
    const associations = { stateMachineState: {} };
    const english = { ...buyer.headers, "sw-language-id": id.language("en") };
    const { orders, paymentChangeable } = await readOrders(shop, english, { ids: [placed.id], associations });
    expect(paymentChangeable).toEqual({ [placed.id]: true });
    expect(orders.elements[0]?.stateMachineState?.name).not.toBe(placed.stateMachineState?.name);
    expect(orders.elements[0]?.extensions?.hearthOrder).toMatchObject({
      payment: "deferred",
      isCancellable: true,
      isPaymentChangeable: true,
    });
  });

  it("are nobody else's: a foreign id answers like an unknown one", async () => {
    const { order: placed } = await guestOrder();
    const stranger = await newMember(shop);
    const foreign = await readOrders(shop, stranger.headers, { ids: [placed.id] });
    expect(foreign).toEqual(await readOrders(shop, stranger.headers, { ids: [id.unknownId] }));
    expect(foreign.orders.elements).toEqual([]);
    expect(foreign.paymentChangeable).toEqual([]);
  });

  it("need somebody", async () => {
    const { faults } = await shop.api.post("/order", {}, withToken("0".repeat(32)));
    expect(faults).toEqual(["403 CHECKOUT__CUSTOMER_NOT_LOGGED_IN"]);
  });
});

async function guestOrder() {
  const buyer = await guestWith(shop, item("hose", 2), item("thermostat"));
  return { buyer, order: await order(shop, buyer) };
}
