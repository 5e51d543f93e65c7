import { ApiClientError, createAPIClient } from "@shopware/api-client";
import type { operations } from "@shopware/api-client/store-api-types";
import { beforeEach, expect, it } from "vitest";
import {
  guestRegistration,
  linkIn,
  newEmail,
  newMember,
  PASSWORD,
  registration,
} from "../harness/account/account.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

/* The client Shopware publishes, unchanged: registers, signs in and out, and takes each new token by itself. */
const shop = testShop();
const connect = () =>
  createAPIClient<operations>({ baseURL: `${shop.origin}/store-api`, accessToken: id.accessKey });
let client: ReturnType<typeof connect>;
let tokens: string[];
beforeEach(() => {
  client = connect();
  tokens = [];
  client.hook("onContextChanged", (token) => void tokens.push(token));
});
const hose = id.product("hose");
const addHose = (quantity: number) =>
  client.invoke("addLineItem post /checkout/cart/line-item", {
    body: { items: [{ id: hose, referencedId: hose, type: "product", quantity }] },
  });
const quantity = async () =>
  (await client.invoke("readCart get /checkout/cart")).data.lineItems?.[0]?.quantity ?? 0;

it("registers, confirms by the mail's link, and is signed in with its cart", async () => {
  await addHose(2);
  const email = newEmail();
  const made = await client.invoke("register post /account/register", { body: registration(email) as never });
  expect(made.data).toMatchObject({ email, doubleOptInRegistration: true });
  const proof = await linkIn(shop, email, "register-confirm");
  await client.invoke("registerConfirm post /account/register-confirm", {
    body: { hash: proof["hash"] ?? "", em: proof["em"] ?? "" },
  });
  const { data } = await client.invoke("readCustomer post /account/customer", { body: {} });
  expect(data).toMatchObject({ email, firstName: "Ada" });
  expect(await quantity()).toBe(2);
  expect(new Set(tokens).size).toBe(2);
});

it("signs in, finds the cart of the other device, and signs out again", async () => {
  const member = await newMember(shop);
  await member.shopper.add({ type: "product", id: hose, referencedId: hose, quantity: 3 });
  await addHose(1);
  await client.invoke("loginCustomer post /account/login", {
    body: { username: member.email, password: PASSWORD },
  });
  const signedInWith = tokens.at(-1);
  expect(signedInWith).not.toBe(member.token);
  expect(await quantity()).toBe(4);
  await client.invoke("logoutCustomer post /account/logout");
  expect(tokens.at(-1)).not.toBe(signedInWith);
  expect((await client.invoke("readContext get /context")).data.customer).toBeNull();
  expect(await quantity()).toBe(0);
});

it("comes as a guest and leaves", async () => {
  const made = await client.invoke("register post /account/register", { body: guestRegistration() as never });
  expect(made.data.guest).toBe(true);
  expect((await client.invoke("readContext get /context")).data.customer?.id).toBe(made.data.id);
  await client.invoke("logoutCustomer post /account/logout");
  expect((await client.invoke("readContext get /context")).data.customer).toBeNull();
});

it("changes password and profile, and goes on with the token it was given", async () => {
  const member = await newMember(shop);
  await client.invoke("loginCustomer post /account/login", {
    body: { username: member.email, password: PASSWORD },
  });
  await client.invoke("changePassword post /account/change-password", {
    body: { password: PASSWORD, newPassword: "ein neues Kennwort", newPasswordConfirm: "ein neues Kennwort" },
  });
  await client.invoke("changeProfile post /account/change-profile", {
    body: { firstName: "Bea", lastName: "Kahl" },
  });
  const { data } = await client.invoke("readCustomer post /account/customer", { body: {} });
  expect(data.firstName).toBe("Bea");
});

it("understands that it was refused", async () => {
  const asked = client.invoke("loginCustomer post /account/login", {
    body: { username: newEmail(), password: PASSWORD },
  });
  const error = await asked.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiClientError);
  expect(error).toMatchObject({
    status: 401,
    details: { errors: [{ code: "CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS" }] },
  });
});
