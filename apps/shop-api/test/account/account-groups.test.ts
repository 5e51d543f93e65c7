import type { Customer, CustomerGroupRegistration } from "@hearth/contract";
import { expect, it } from "vitest";
import {
  contextOf,
  linkIn,
  mailsTo,
  newEmail,
  newMember,
  registration,
  withToken,
} from "../harness/account/account.ts";
import { freshToken, item, lineOf, newShopper } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { decideGroupRequest } from "../../src/modules/customer-group/index.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop({ env: { MAIL_SHOP_ADDRESS: "office@hearth.example" } });
const trade = id.customerGroup("trade");
const business = { accountType: "business", company: "Brenner GmbH", vatIds: ["DE123456789"] };
const hose = id.product("hose");

it("a group with a registration of its own says what its page shows [73]", async () => {
  const path = `/customer-group-registration/config/${trade}`;
  const { body } = await shop.api.get<CustomerGroupRegistration>(path, {
    "sw-language-id": id.language("en"),
  });
  expect(body).toMatchObject({
    registrationTitle: "Trade account",
    registrationOnlyCompanyRegistration: true,
    translated: { name: "Fachhandwerk", registrationTitle: "Trade account" },
  });
});

it("a group that nobody can ask for has no page", async () => {
  const { faults } = await shop.api.get(
    `/customer-group-registration/config/${id.customerGroup("consumer")}`,
  );
  expect(faults).toEqual(["404 CHECKOUT__CUSTOMER_GROUP_REGISTRATION_NOT_FOUND"]);
});

it("a group for companies is not for private people", async () => {
  const form = registration(newEmail(), { requestedGroupId: trade });
  expect((await shop.api.post("/account/register", form)).faults).toEqual([
    "400 VIOLATION::NO_SUCH_CHOICE_ERROR /accountType",
  ]);
});

it("whoever asks for a group keeps the usual one, and the shop is told once the address is proven", async () => {
  const email = newEmail();
  const form = registration(email, { requestedGroupId: trade, ...business });
  const { body } = await shop.api.post<Customer>("/account/register", form);
  expect(body).toMatchObject({ groupId: id.customerGroup("consumer"), requestedGroupId: trade });
  const told = async () =>
    (await mailsTo(shop, "office@hearth.example")).filter((mail) => mail.data["email"] === email);
  expect(await told()).toEqual([]);
  await shop.api.post(
    "/account/register-confirm",
    await linkIn(shop, email, "register-confirm"),
    withToken(freshToken()),
  );
  expect(await told()).toMatchObject([
    {
      template: "group-requested",
      data: { company: "Brenner GmbH", vatIds: ["DE123456789"], groupName: "Fachhandwerk" },
    },
  ]);
});

it("a customer who was given the group sees and pays its net prices, from the next request on", async () => {
  const member = await newMember(shop, business);
  const before = await member.shopper.add(item("hose"));
  expect([before.price.taxStatus, lineOf(before, hose).price?.unitPrice]).toEqual(["gross", 119]);
  await shop.sql`update customer set customer_group_id = ${trade} where id = ${member.id}`;
  const after = await member.shopper.read();
  expect([after.price.taxStatus, lineOf(after, hose).price?.unitPrice]).toEqual(["net", 79.83]);
  const context = await contextOf(shop, member.token);
  expect([context.currentCustomerGroup.id, context.context.taxState]).toEqual([trade, "net"]);
  const page = await shop.api.post<{ product: { calculatedPrice: { unitPrice: number } } }>(
    `/product/${hose}`,
    {},
    member.headers,
  );
  expect(page.body.product.calculatedPrice.unitPrice).toBe(79.83);
  const visitor = await newShopper(shop.api).add(item("hose"));
  expect(lineOf(visitor, hose).price?.unitPrice).toBe(119);
});

const standing = async (headers: Record<string, string | undefined>) =>
  (await shop.api.post<Customer>("/account/customer", {}, headers)).body.extensions?.hearthGroupRequest;

it("a company that has an account asks later, and sees what becomes of it", async () => {
  const member = await newMember(shop, business);
  const path = `/hearth/account/request-group/${trade}`;
  expect(await standing(member.headers)).toMatchObject({ state: "none", at: null });
  expect((await shop.api.post(path, {}, member.headers)).faults).toEqual([]);
  const asked = await standing(member.headers);
  expect(asked?.state).toBe("requested");
  // Asking twice changes nothing, and tells the shop once.
  await shop.api.post(path, {}, member.headers);
  expect(await standing(member.headers)).toEqual(asked);
  const mails = await mailsTo(shop, "office@hearth.example");
  expect(mails.filter((mail) => mail.data["email"] === member.email)).toHaveLength(1);

  await decideGroupRequest(decisions(), member.id, "decline");
  expect(await standing(member.headers)).toMatchObject({ state: "declined", at: expect.any(String) });
  await shop.api.post(path, {}, member.headers);
  await decideGroupRequest(decisions(), member.id, "accept");
  expect(await standing(member.headers)).toMatchObject({ state: "accepted", at: expect.any(String) });
});

it("a private customer is told why not", async () => {
  const member = await newMember(shop);
  const { faults } = await shop.api.post(`/hearth/account/request-group/${trade}`, {}, member.headers);
  expect(faults).toEqual(["400 VIOLATION::NO_SUCH_CHOICE_ERROR /accountType"]);
});

const decisions = () => {
  const { transact, references } = shop.services;
  return { transact, reference: references.current() };
};
