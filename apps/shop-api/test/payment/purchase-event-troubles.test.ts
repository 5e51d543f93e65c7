import type { Order } from "@hearth/contract";
import { afterEach, describe, expect, it } from "vitest";
import { purchaseJobs } from "../../src/modules/purchase/index.ts";
import { openPurchaseReceiver } from "../../src/platform/purchase-receiver.ts";
import { runStaffCommand } from "../../src/staff-command.ts";
import { item } from "../harness/order/cart.ts";
import { guestWith, order } from "../harness/order/checkout.ts";
import { eventually } from "../harness/eventually.ts";
import { openPurchases, purchaseKey, purchaseState, tracking } from "../harness/payment/purchases.ts";
import { testShop } from "../harness/test-shop.ts";

/* A receiver that does not take a purchase is asked again; what it will never take is laid aside, where people see it. */
const purchases = await openPurchases();
const shop = testShop({ env: { ...purchases.env, PURCHASE_EVENT_TEST: "1" } });
purchases.work(() => shop);
afterEach(() => purchases.refuseWith(null));

const staff = (...args: string[]) => runStaffCommand(shop.services, args);
const buy = async (): Promise<Order> => order(shop, await guestWith(shop, item("hose")), { tracking });
const until = (orderId: string, state: object) =>
  eventually(async () => expect(await purchaseState(shop, orderId)).toMatchObject(state), 30_000);
const told = { isKept: false, isSent: true, givenUp: null, jobs: 0 };

it.each([503, 429, 401, 404])("is told again after a %d, and then once", async (status) => {
  purchases.refuseWith(status);
  const { id } = await buy();
  await eventually(async () => expect(purchases.warnings.join()).toContain(`${status}`), 30_000);
  expect(await purchaseState(shop, id)).toMatchObject({
    isKept: true,
    isSent: false,
    givenUp: null,
    jobs: 1,
  });
  purchases.refuseWith(null);
  await until(id, told);
  expect(purchases.toldOf(id)).toHaveLength(1);
  expect(purchases.toldOf(id)[0]).toMatchObject({ test: true });
});

describe("a receiver that will never take it", () => {
  it("is not asked again; people see it and have it sent once more", async () => {
    purchases.refuseWith(422);
    const { id, orderNumber } = await buy();
    await until(id, { isKept: true, isSent: false, givenUp: "422", jobs: 0 });
    expect(await shop.services.metrics.text()).toContain('shop_api_purchase_events{state="given_up"} 1');
    expect(await staff("purchases", "list")).toMatch(new RegExp(`^${orderNumber}  \\S+  422$`));
    purchases.refuseWith(null);
    expect(await staff("purchases", "retry", orderNumber)).toContain("is sent again");
    await until(id, told);
    expect(purchases.toldOf(id)).toHaveLength(1);
    expect(await shop.services.metrics.text()).toContain('shop_api_purchase_events{state="given_up"} 0');
    expect(await staff("purchases", "list")).toBe("no purchase event was given up");
    expect(await staff("purchases", "retry", orderNumber)).toContain("no purchase event");
  });

  it("is given up after the last attempt, too", async () => {
    purchases.refuseWith(503);
    const { id } = await buy();
    await until(id, { jobs: 1 });
    const { sql, config } = shop.services;
    const receiver = config.purchases && openPurchaseReceiver(config.purchases);
    const jobs = purchaseJobs({ sql, receiver, warn: () => {} });
    const attempt = (attempts: number) =>
      jobs["send_purchase"]?.({ orderId: id }, { job: { attempts, max_attempts: 25 } } as never);
    await eventually(async () => {
      await expect(attempt(24)).rejects.toThrow("did not take one: 503");
    }, 20_000);
    await attempt(25);
    expect(await purchaseState(shop, id)).toMatchObject({ isKept: true, isSent: false, givenUp: "503" });
  });
});

it("is believed by a receiver that still has the key before, and told to nobody elsewhere", async () => {
  const settings = { url: purchases.receiver.url, isTest: false };
  const tell = (keys: string[], url = settings.url) =>
    openPurchaseReceiver({ ...settings, url, keys }).tell("rotation", "{}");
  expect(await tell(["a newer key, longer than thirty-two letters", purchaseKey])).toBeNull();
  expect(await tell(["a newer key, longer than thirty-two letters"])).toEqual({
    reason: "401",
    isFinal: false,
  });
  expect(await tell([purchaseKey], "http://127.0.0.1:1/")).toMatchObject({ isFinal: false });
});
