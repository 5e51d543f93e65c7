import type { OrderSheet } from "@hearth/admin-contract";
import { beforeAll, describe, expect, it } from "vitest";
import { newMember } from "../harness/account/account.ts";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { item } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { memberWith, order, orderCount, readOrders, stockOf } from "../harness/order/checkout.ts";
import { confirm } from "../harness/order/confirmations.ts";
import { withWithdrawalPage } from "../harness/content/given-legal-pages.ts";
import { newKey } from "../harness/admin/order-desk.ts";
import { openJournal, type OrderJournal } from "../harness/order/order-journal.ts";
import { byTransfer, type PhoneDesk, phoneDeskOf, wanted } from "../harness/admin/phone-desk.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

/* What a customer says on the telephone becomes an order of the shop: its prices, its stock, its numbers, its mails, once. */

const shop = testShop({ prepare: withWithdrawalPage });
const admin = testAdmin(shop);
let client: AdminClient;
let staff: { id: string; email: string };
let desk: PhoneDesk;
let journal: OrderJournal;
beforeAll(async () => {
  const worker = await admin.worker("service");
  ({ client } = worker);
  staff = worker;
  desk = phoneDeskOf(client);
  journal = await openJournal(shop.sql);
  for (const key of ["hose", "thermostat"]) await journal.restock(id.product(key), 1000);
});

interface Placed {
  id: string;
  number: string;
}
const sheetOf = async ({ id: orderId }: Placed) =>
  (await client.ask<OrderSheet>("readOrder", { params: { id: orderId } })).body;
const faultsOf = async (answer: ReturnType<PhoneDesk["place"]>) => (await answer).faults;

describe("what it costs", () => {
  it("is what the same customer pays for the same cart in the shop, to the cent and by the same hash", async () => {
    const member = await memberWith(shop, item("hose", 3), item("thermostat"));
    await member.shopper.choose(byTransfer);
    const cart = await member.shopper.redeem("TENOFF");
    const draft = {
      customerId: member.id,
      lines: [wanted("hose", 3), wanted("thermostat")],
      codes: ["TENOFF"],
      ...byTransfer,
    };
    const calculated = await desk.calculate(draft);
    expect(calculated.totalCents).toBe(Math.round(cart.price.totalPrice * 100));
    expect(calculated.hash).toBe(cart.extensions?.hearthCheckout?.hash);
    expect(calculated.discounts).toHaveLength(1);
    expect(calculated.taxes).toEqual(
      cart.price.calculatedTaxes.map(({ taxRate: rate, tax }) => ({ rate, taxCents: Math.round(tax * 100) })),
    );
  });

  it("is net and of the group for whoever has trade prices", async () => {
    const member = await newMember(shop);
    const draft = { customerId: member.id, lines: [wanted("hose", 2)], ...byTransfer };
    const before = await desk.calculate(draft);
    await shop.sql`update customer set customer_group_id = ${id.customerGroup("trade")} where id = ${member.id}`;
    const after = await desk.calculate(draft);
    await member.shopper.choose(byTransfer);
    const cart = await member.shopper.add(item("hose", 2));
    expect([before.taxState, after.taxState]).toEqual(["gross", "net"]);
    expect(after.lines[0]?.unitCents).toBeLessThan(before.lines[0]?.unitCents ?? 0);
    expect(after.hash).toBe(cart.extensions?.hearthCheckout?.hash);
  });

  it("leaves the customer's own cart and choices as they are", async () => {
    const member = await memberWith(shop, item("thermostat", 2));
    const before = await member.shopper.read();
    void (await desk.place({ customerId: member.id, lines: [wanted("hose")], ...byTransfer })).body;
    expect((await member.shopper.read()).lineItems).toEqual(before.lineItems);
  });

  it("names the ways to pay that need nobody at a browser, and no others", async () => {
    const { id: customerId } = await desk.guest();
    const { paymentMethods, hash } = await desk.calculate({ customerId, lines: [wanted("hose")] });
    expect(paymentMethods.map((method) => method.id).toSorted()).toEqual(
      [id.paymentMethod("prepayment"), id.paymentMethod("invoice")].toSorted(),
    );
    expect(hash).toBeNull();
    const card = { customerId, lines: [wanted("hose")], paymentMethodId: id.paymentMethod("card") };
    expect((await desk.calculate(card)).notices).toMatchObject([{ code: "payment-not-by-phone" }]);
    expect(await faultsOf(desk.place(card))).toEqual(["409 ADMIN__CART_REFUSED"]);
  });
});

describe("an order by telephone", () => {
  it("is an order of the customer: number, stock, invoice and the confirmation with the withdrawal instruction", async () => {
    const member = await newMember(shop);
    const before = await stockOf(shop, id.product("hose"));
    const draft = { customerId: member.id, lines: [wanted("hose", 3)], ...byTransfer };
    const placed = (await desk.place(draft)).body as Placed;
    expect(await stockOf(shop, id.product("hose"))).toEqual({
      stock: before.stock,
      reserved: before.reserved + 3,
    });
    const [own] = (await readOrders(shop, member.headers)).orders.elements;
    expect(own).toMatchObject({ id: placed.id, orderNumber: placed.number });
    await confirm(shop, placed.id);
    const [mail] = await shop.sql<{ recipient: string; data: { texts?: unknown } }[]>`
      select recipient, data from mail where event_key = ${`order-placed:${placed.id}`}`;
    expect(mail?.recipient).toBe(member.email);
    const [row] = await shop.sql<{ texts: string[] }[]>`
      select document->'givenTexts' as texts from shop_order where id = ${placed.id}`;
    expect(row?.texts).not.toEqual([]);
    const [invoice] = await shop.sql`select number from order_document where order_id = ${placed.id}`;
    expect(invoice).toBeDefined();
    expect(await journal.check()).toEqual([]);
  });

  it("says who took it: in the sheet, in the time line and on record", async () => {
    const { id: customerId } = await desk.guest();
    const comment = "Bitte klingeln";
    const draft = { customerId, lines: [wanted("hose")], ...byTransfer, comment };
    const { hash } = await desk.calculate({ customerId, lines: draft.lines, ...byTransfer });
    const placed = (await desk.place(draft, { hash: hash ?? "" })).body as Placed;
    const sheet = await sheetOf(placed);
    expect(sheet).toMatchObject({ takenBy: "Ada Brenner", comment });
    expect(sheet.steps.map(({ actor }) => actor)).toEqual(["staff", "staff", "staff"]);
    const [entry] = await shop.sql<{ after: unknown; staff_id: string }[]>`
      select after, staff_id from staff_audit where action = 'placePhoneOrder' and object = ${placed.id}`;
    expect(entry).toMatchObject({ staff_id: staff.id });
    const ordered = await order(shop, await memberWith(shop, item("hose")));
    expect(await sheetOf({ id: ordered.id, number: "" })).toMatchObject({ takenBy: null });
  });

  it("pressed twice, or ten times at once, is one order", async () => {
    const guest = await desk.guest();
    const draft = { customerId: guest.id, lines: [wanted("hose")], ...byTransfer };
    const { hash } = await desk.calculate(draft);
    const wish = { key: newKey(), hash: hash ?? "" };
    const answers = await Promise.all(Array.from({ length: 10 }, () => desk.place(draft, wish)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await orderCount(shop, guest.email)).toBe(1);
  });

  it("of a guest goes to the address that was dictated, in the language that was chosen", async () => {
    const guest = await desk.guest({ locale: "pl-PL", company: "Brenner GmbH", phoneNumber: "069 123456" });
    const placed = (await desk.place({ customerId: guest.id, lines: [wanted("hose")], ...byTransfer }))
      .body as Placed;
    expect(await sheetOf(placed)).toMatchObject({
      email: guest.email,
      company: "Brenner GmbH",
      billing: { street: "Ofenweg 1", zipcode: "60314", phone: "+4969123456" },
    });
    const [row] = await shop.sql<{ locale: string }[]>`
      select l.locale_code as locale from shop_order o join language l on l.id = o.language_id where o.id = ${placed.id}`;
    expect(row?.locale).toBe("pl-PL");
  });
});
