import { createAPIClient } from "@shopware/api-client";
import type { operations } from "@shopware/api-client/store-api-types";
import { expect, it } from "vitest";
import { newMember, PASSWORD } from "../harness/account/account.ts";
import { item } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

/* The client Shopware publishes, unchanged: it orders, pays, lists, changes the payment and cancels. */
const shop = testShop();

it("orders the cart and lists the order", async () => {
  const { email } = await newMember(shop);
  const client = createAPIClient<operations>({
    baseURL: `${shop.origin}/store-api`,
    accessToken: id.accessKey,
  });
  await client.invoke("loginCustomer post /account/login", { body: { username: email, password: PASSWORD } });
  await client.invoke("addLineItem post /checkout/cart/line-item", {
    body: { items: [{ ...item("hose", 2), type: "product" }] },
  });
  const { data: placed } = await client.invoke("createOrder post /checkout/order", {
    body: { customerComment: "Danke" },
  });
  expect(placed).toMatchObject({ customerComment: "Danke", orderCustomer: { email } });
  const orderId = placed.id;
  const begun = await client.invoke("handlePaymentMethod post /handle-payment", { body: { orderId } });
  expect(begun.data.redirectUrl).toBeNull();
  const list = () =>
    client.invoke("readOrder post /order", {
      body: {
        ids: [orderId],
        associations: {
          stateMachineState: {},
          lineItems: { associations: { cover: {} } },
          deliveries: { associations: { shippingMethod: {} } },
          transactions: { associations: { paymentMethod: {}, stateMachineState: {} } },
        },
        sort: [{ field: "createdAt", order: "DESC" }],
      },
    });
  const { data } = await list();
  expect(data.orders.elements?.map(({ orderNumber }) => orderNumber)).toEqual([placed.orderNumber]);
  expect(data.paymentChangeable).toEqual({ [orderId]: true });
  const paymentMethodId = id.paymentMethod("invoice");
  const changed = await client.invoke("orderSetPayment post /order/payment", {
    body: { orderId, paymentMethodId },
  });
  expect(changed.data.success).toBe(true);
  const cancelled = await client.invoke("cancelOrder post /order/state/cancel", { body: { orderId } });
  expect(cancelled.data.technicalName).toBe("cancelled");
  expect((await list()).data.orders.elements?.[0]?.stateMachineState?.technicalName).toBe("cancelled");
});
