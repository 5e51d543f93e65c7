import type { AuditEntry, CustomerHead, CustomerSheet, ListPage } from "@hearth/admin-contract";
import { beforeAll, describe, expect, it } from "vitest";
import { mailsTo, type Member, newGuest, newMember } from "../harness/account/account.ts";
import type { AdminClient } from "../harness/admin/admin-client.ts";
import { item } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { order } from "../harness/order/checkout.ts";
import { newReader } from "../harness/account/newsletter.ts";
import { testAdmin } from "../harness/admin/test-admin.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const admin = testAdmin(shop);
let client: AdminClient;
let firm: Member;
let guest: Member;
beforeAll(async () => {
  ({ client } = await admin.worker("service"));
  firm = await newMember(shop, {
    accountType: "business",
    firstName: "Grete",
    lastName: "Kachel",
    company: "Kachel & Sohn",
    vatIds: ["DE123456789"],
    billingAddress: {
      firstName: "Grete",
      lastName: "Kachel",
      company: "Kachel & Sohn",
      street: "Ofenweg 1",
      zipcode: "60314",
      city: "Frankfurt",
      countryId: id.country("de"),
    },
  });
  guest = await newGuest(shop);
  await newMember(shop);
});

const list = async (input: object = {}) =>
  (await client.ask<ListPage<CustomerHead>>("listCustomers", { input: { ...input } })).body;
const idsOf = async (input: object) => (await list(input)).items.map((each) => each.id);
const sheet = async (customerId: string) =>
  (await client.ask<CustomerSheet>("readCustomer", { params: { id: customerId } })).body;

describe("the list", () => {
  it("finds customers by name, e-mail, number and company, in any part and case", async () => {
    const { number } = await sheet(firm.id);
    const words = ["grete KACHEL", firm.email.toUpperCase(), number, "achel & so"];
    for (const search of words) expect([search, await idsOf({ search })]).toEqual([search, [firm.id]]);
    expect(await idsOf({ search: "100%_nothing" })).toEqual([]);
  });

  it("is narrowed by group, trade, state and guests, and sorted", async () => {
    expect(await idsOf({ filter: { accountType: "business" } })).toEqual([firm.id]);
    expect(await idsOf({ filter: { kind: "guest" } })).toEqual([guest.id]);
    expect(await idsOf({ filter: { state: "blocked" } })).toEqual([]);
    expect(await idsOf({ filter: { groupId: id.customerGroup("trade") } })).toEqual([]);
    expect((await list({ filter: { groupId: id.customerGroup("consumer") } })).total).toBe(3);
    expect((await idsOf({ sort: "-name" }))[0]).toBe(firm.id);
    expect((await list({ limit: 1, page: 2 })).items[0]?.id).toBe(guest.id);
  });
});

it("the page says what the shop knows, and leads to orders and reviews", async () => {
  const buyer = await newMember(shop);
  await buyer.shopper.add(item("hose"));
  const placed = await order(shop, buyer);
  await shop.sql`insert into product_review (id, product_id, language_id, customer_id, title, content, points, received_at)
    values (gen_random_uuid(), ${id.product("hose")}, ${id.language("de")}, ${buyer.id}, 'Gut', 'Hält.', 5, now())`;
  const known = await sheet(buyer.id);
  expect(known).toMatchObject({
    email: buyer.email,
    name: "Ada Brenner",
    state: "active",
    isGuest: false,
    orderCount: 1,
    isEmailProven: true,
    sessionCount: 1,
    newsletter: "undefined",
    groupRequest: { state: "none", groupId: null },
    addresses: [{ city: "Frankfurt", country: "DE", isBilling: true, isShipping: true }],
    reviews: [{ title: "Gut", points: 5 }],
  });
  expect((await sheet(firm.id)).vatIds).toEqual(["DE123456789"]);
  const filter = { customerNumber: known.number };
  const orders = await client.ask<ListPage<{ id: string }>>("listOrders", { input: { filter } });
  expect(orders.body.items.map((each) => each.id)).toEqual([placed.id]);
  const reviews = await client.ask<ListPage<{ title: string }>>("listReviews", { input: { filter } });
  expect(reviews.body.items.map((each) => each.title)).toEqual(["Gut"]);
});

it("the page says whether they read the newsletter", async () => {
  const email = await newReader(shop);
  const reader = await newMember(shop);
  await shop.sql`update customer set email = ${email} where id = ${reader.id}`;
  expect((await sheet(reader.id)).newsletter).toBe("optIn");
});

describe("another group", () => {
  const trade = id.customerGroup("trade");
  const move = (customerId: string, version: number, groupId: string = trade) =>
    client.ask<CustomerSheet>("changeCustomerGroup", {
      params: { id: customerId },
      input: { version, groupId },
    });

  it("is given in the version that was seen, and is on record without a name", async () => {
    const { id: customerId, email } = await newMember(shop);
    const { version, groupId } = await sheet(customerId);
    // The customer signs in and out meanwhile: nothing that anybody could overwrite.
    await shop.sql`update customer set last_login_at = now(), order_count = order_count + 1 where id = ${customerId}`;
    const moved = await move(customerId, version);
    expect(moved.body).toMatchObject({ groupId: trade, version: version + 1 });
    expect((await move(customerId, version, groupId)).faults).toEqual(["409 ADMIN__CHANGED_MEANWHILE"]);
    const owner = await admin.worker("owner");
    const input = { filter: { object: customerId } };
    const { items } = (await owner.client.ask<ListPage<AuditEntry>>("listAudit", { input })).body;
    expect(items).toMatchObject([
      { action: "changeCustomerGroup", before: { groupId }, after: { groupId: trade } },
    ]);
    expect(JSON.stringify(items.map(({ before, after }) => [before, after]))).not.toMatch(
      new RegExp(`Brenner|${email}`),
    );
  });

  it("that they asked for accepts the request, and they hear of it", async () => {
    const { id: customerId, email } = await newMember(shop);
    await shop.sql`update customer set requested_group_id = ${trade}, group_requested_at = now() where id = ${customerId}`;
    const { version, groupRequest } = await sheet(customerId);
    expect(groupRequest).toMatchObject({ state: "requested", groupId: trade });
    expect((await move(customerId, version)).body.groupRequest.state).toBe("accepted");
    expect((await mailsTo(shop, email)).at(-1)?.template).toBe("group-accepted");
  });

  it("has to exist", async () => {
    const { version } = await sheet(firm.id);
    expect((await move(firm.id, version, id.unknownId)).faults).toEqual(["400 ADMIN__UNKNOWN_GROUP"]);
  });
});
