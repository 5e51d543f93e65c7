import { beforeAll, beforeEach, expect, it } from "vitest";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { deskOf, pieces } from "../harness/admin/order-desk.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { paymentRig } from "../harness/payment/payment-rig.ts";

/* Goods may leave once the money is promised. The provider's word that it came, however late, completes the order; nobody has to. */
const rig = paymentRig();
const admin = testAdmin(rig.shop);
let client: AdminClient;
beforeAll(async () => {
  ({ client } = await admin.worker("orders"));
});
beforeEach(() => rig.control.webhooks.hold());

async function promised() {
  const shopper = await rig.order("card");
  const reference = await shopper.begin();
  rig.control.act(reference, "wait");
  await shopper.back(reference);
  await promise(shopper.orderId);
  const desk = deskOf(client, shopper.orderId);
  return { shopper, reference, desk, sheet: await desk.read() };
}

/** The provider promises it, as wallets do for days; the one of the tests takes it at once. */
async function promise(orderId: string): Promise<void> {
  await rig.shop.sql`
    with before as (select id, state from order_transaction where order_id = ${orderId}),
      step as (
        insert into order_state_history (order_id, entity, entity_id, from_state, to_state, actor)
        select ${orderId}, 'transaction', id, state, 'authorized', 'payment:stripe' from before)
    update order_transaction set state = 'authorized' where order_id = ${orderId}`;
}

it("an order whose goods all left is completed by the late payment, once, and the time line says by whom", async () => {
  const { shopper, reference, desk, sheet } = await promised();
  expect((await desk.act("shipOrder", { lines: pieces(sheet, 1) })).body).toMatchObject({
    state: "in_progress",
    deliveryState: "shipped",
    paymentState: "authorized",
  });
  rig.control.act(reference, "settle");
  await Promise.all([shopper.back(reference), shopper.back(reference)]);
  expect(await desk.read()).toMatchObject({ state: "completed", paymentState: "paid" });
  const steps = await rig.shop.sql`
    select actor from order_state_history where order_id = ${shopper.orderId} and to_state = 'completed'`;
  expect(steps).toEqual([{ actor: "payment:stripe" }]);
  await rig.jobs.runAll();
  expect(await rig.violations()).toEqual([]);
});

it("an order whose goods are still here is not completed by it", async () => {
  const { shopper, reference, desk } = await promised();
  rig.control.act(reference, "settle");
  await shopper.back(reference);
  expect(await desk.read()).toMatchObject({ state: "open", paymentState: "paid" });
});
