import type { ListPage, PhoneArticle, PhoneCart, PhoneCustomer } from "@hearth/admin-contract";
import { beforeAll, describe, expect, it } from "vitest";
import { newMember } from "../harness/account/account.ts";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { orderCount, stockOf } from "../harness/order/checkout.ts";
import { newKey } from "../harness/admin/order-desk.ts";
import { openJournal, type OrderJournal } from "../harness/order/order-journal.ts";
import { byTransfer, guestForm, type PhoneDesk, phoneDeskOf, wanted } from "../harness/admin/phone-desk.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

/* What the shop would not sell is not sold by telephone either, and what is looked up for an order is what can be ordered. */

const shop = testShop();
const admin = testAdmin(shop);
let client: AdminClient;
let desk: PhoneDesk;
let journal: OrderJournal;
beforeAll(async () => {
  ({ client } = await admin.worker("orders"));
  desk = phoneDeskOf(client);
  journal = await openJournal(shop.sql);
  for (const key of ["hose", "thermostat"]) await journal.restock(id.product(key), 1000);
});

const faultsOf = async (answer: ReturnType<PhoneDesk["place"]>) => (await answer).faults;

describe("it is refused", () => {
  const refusal = async (lines: object[]) => {
    const { id: customerId } = await desk.guest();
    const { faults, errors } = await desk.place({ customerId, lines, ...byTransfer });
    return [faults, errors[0]?.meta?.parameters?.["reason"]];
  };

  it("when goods are sold out, too many or too few", async () => {
    expect(await refusal([wanted("fan")])).toEqual([["409 ADMIN__CART_REFUSED"], "product-out-of-stock"]);
    expect(await refusal([wanted("hose", 101)])).toEqual([
      ["409 ADMIN__CART_REFUSED"],
      "product-stock-reached",
    ]);
    expect(await refusal([wanted("valve", 1)])).toEqual([["409 ADMIN__CART_REFUSED"], "min-order-quantity"]);
    expect(await refusal([])).toEqual([["409 ADMIN__CART_REFUSED"], "cart-empty"]);
  });

  it("for a customer who is blocked", async () => {
    const member = await newMember(shop);
    const draft = { customerId: member.id, lines: [wanted("hose")], ...byTransfer };
    const { hash } = await desk.calculate(draft);
    await shop.sql`update customer set active = false where id = ${member.id}`;
    expect(await faultsOf(desk.place(draft, { hash: hash ?? "" }))).toEqual(["409 ADMIN__CUSTOMER_BLOCKED"]);
    expect((await client.ask("calculatePhoneOrder", { input: draft })).faults).toEqual([
      "409 ADMIN__CUSTOMER_BLOCKED",
    ]);
    expect(await orderCount(shop, member.email)).toBe(0);
  });

  it("when it is not what was read out", async () => {
    const { id: customerId, email } = await desk.guest();
    const draft = { customerId, lines: [wanted("thermostat")], ...byTransfer };
    const { hash } = await desk.calculate(draft);
    const more = { ...draft, lines: [wanted("thermostat", 2)] };
    expect(await faultsOf(desk.place(more, { hash: hash ?? "" }))).toEqual(["409 ADMIN__CART_CHANGED"]);
    expect(await orderCount(shop, email)).toBe(0);
  });

  it("when the address is of somebody else", async () => {
    const { id: customerId } = await desk.guest();
    const other = await desk.calculate({ customerId: (await desk.guest()).id, lines: [] });
    const draft = { customerId, lines: [wanted("hose")], ...byTransfer };
    const { notices, hash } = await desk.calculate({ ...draft, billingAddressId: other.billingAddressId });
    expect([notices.map(({ code }) => code), hash]).toEqual([["billing-address-invalid"], null]);
  });

  it("when the last piece goes in the same moment: one of two gets it, and nothing of the other remains", async () => {
    await journal.restock(id.product("fan"), 1);
    const guests = await Promise.all([desk.guest(), desk.guest()]);
    const drafts = guests.map(({ id: customerId }) => ({
      customerId,
      lines: [wanted("fan")],
      ...byTransfer,
    }));
    const hashes = await Promise.all(drafts.map(async (draft) => (await desk.calculate(draft)).hash ?? ""));
    const answers = await Promise.all(
      drafts.map((draft, at) => desk.place(draft, { hash: hashes[at] ?? "" })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await stockOf(shop, id.product("fan"))).toEqual({ stock: 1, reserved: 1 });
    const [{ carts } = { carts: -1 }] = await shop.sql<{ carts: number }[]>`
      select count(*)::int as carts from cart where context_key like 'telephone %'`;
    expect(carts).toBe(0);
    expect(await journal.check()).toEqual([]);
  });
});

describe("looked up for it are", () => {
  const ask = async <Item>(operation: "listPhoneCustomers" | "listPhoneArticles", search: string) =>
    (await client.ask<ListPage<Item>>(operation, { input: { search } })).body.items;

  it("accounts, no guests", async () => {
    const member = await newMember(shop);
    const guest = await desk.guest();
    expect(await ask<PhoneCustomer>("listPhoneCustomers", member.email)).toMatchObject([
      { id: member.id, zipcode: "60314", isBlocked: false },
    ]);
    expect(await ask("listPhoneCustomers", guest.email)).toEqual([]);
  });

  it("articles by number and name, variants instead of their family", async () => {
    const found = await ask<PhoneArticle>("listPhoneArticles", "Kestrel");
    expect(found.length).toBeGreaterThan(1);
    expect(found.every(({ options }) => options.length > 0)).toBe(true);
    const [one] = found;
    expect(
      (await ask<PhoneArticle>("listPhoneArticles", one?.number ?? "")).map((each) => each.id),
    ).toContain(one?.id);
  });

  it("no address the shop would not take", async () => {
    const headers = () => ({ "idempotency-key": newKey() });
    const attempt = async (more: object) =>
      (await client.ask("registerPhoneGuest", { input: guestForm(more), headers: headers() })).faults;
    expect(await attempt({ zipcode: "ABC" })).toEqual(["400 FRAMEWORK__INVALID_REQUEST_PARAMETER /zipcode"]);
    expect(await attempt({ countryId: id.unknownId })).toEqual([
      "400 FRAMEWORK__INVALID_REQUEST_PARAMETER /countryId",
    ]);
    expect(await attempt({ locale: "fr-FR" })).toEqual(["400 FRAMEWORK__INVALID_REQUEST_PARAMETER /locale"]);
  });
});

it("the calculation answers within the contract for an empty cart", async () => {
  const { id: customerId } = await desk.guest();
  const cart: PhoneCart = await desk.calculate({ customerId, lines: [] });
  expect(cart).toMatchObject({ lines: [], totalCents: 0, hash: null, notices: [] });
  expect(cart.addresses).toHaveLength(1);
});
