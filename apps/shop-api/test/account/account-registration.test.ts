import type { Customer } from "@hearth/contract";
import { describe, expect, it } from "vitest";
import {
  address,
  linkIn,
  mailsTo,
  newEmail,
  PASSWORD,
  registration,
  runAccountJobs,
  tryLogin,
  whoIs,
  withToken,
} from "../harness/account/account.ts";
import { freshToken, item, newShopper } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const register = (form: object, token = freshToken()) =>
  shop.api.post<Customer>("/account/register", form, withToken(token));
const confirm = (proof: object, token = freshToken()) =>
  shop.api.post<Customer>("/account/register-confirm", proof, withToken(token));

describe("a private registration", () => {
  it("is a customer who is not signed in before the link of the mail was opened [238, 261]", async () => {
    const [email, token] = [newEmail(), freshToken()];
    const answer = await register(registration(email), token);
    expect(answer.token).toBe(token);
    expect(answer.body).toMatchObject({
      email,
      guest: false,
      accountType: "private",
      groupId: id.customerGroup("consumer"),
      doubleOptInRegistration: true,
      doubleOptInConfirmDate: null,
      firstName: "Ada",
      vatIds: [],
    });
    expect(await whoIs(shop, token)).toBeNull();
    expect((await tryLogin(shop, email)).faults).toEqual(["401 CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED"]);
    expect((await tryLogin(shop, email, { password: "something else" })).faults).toEqual([
      "401 CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS",
    ]);
  });

  it("copies the name into the billing address and uses it for shipping", async () => {
    const form = registration(newEmail(), {
      billingAddress: address({ firstName: "Other", lastName: "Name" }),
    });
    const { body } = await register(form);
    expect(body.defaultBillingAddress).toMatchObject({
      firstName: "Ada",
      lastName: "Brenner",
      street: "Ofenweg 1",
    });
    expect(body.defaultShippingAddressId).toBe(body.defaultBillingAddressId);
  });

  it("keeps a shipping address of its own", async () => {
    const shippingAddress = address({ firstName: "Bo", lastName: "Sund", city: "Kassel", zipcode: "34117" });
    const { body } = await register(registration(newEmail(), { shippingAddress }));
    expect(body.defaultShippingAddress).toMatchObject({ firstName: "Bo", city: "Kassel" });
    expect(body.defaultShippingAddressId).not.toBe(body.defaultBillingAddressId);
  });

  it("drops custom fields nobody released, and forgets company and VAT ids", async () => {
    const more = { company: "Brenner GmbH", vatIds: ["DE123456789"], customFields: { discount: 100 } };
    const { body } = await register(registration(newEmail(), more));
    expect(body).toMatchObject({ company: null, vatIds: [], customFields: {} });
  });

  it("stores the password as argon2id and shows it to nobody", async () => {
    const { body } = await register(registration(newEmail()));
    const [row] = await shop.sql<
      { password_hash: string }[]
    >`select password_hash from customer where id = ${body.id}`;
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=1\$/);
    expect(JSON.stringify(body)).not.toContain("argon2");
    expect(JSON.stringify(body)).not.toContain(PASSWORD);
  });

  it.each([
    [{ email: "no address" }, "400 VIOLATION::INVALID_EMAIL_FORMAT_ERROR /email"],
    [{ password: "short" }, "400 VIOLATION::TOO_SHORT_ERROR /password"],
    [{ password: "x".repeat(129) }, "400 VIOLATION::TOO_LONG_ERROR /password"],
    [{ firstName: " " }, "400 VIOLATION::IS_BLANK_ERROR /firstName"],
    [{ acceptedDataProtection: false }, "400 VIOLATION::IS_BLANK_ERROR /acceptedDataProtection"],
    [{ storefrontUrl: "http://evil.example" }, "400 VIOLATION::NO_SUCH_CHOICE_ERROR /storefrontUrl"],
    [
      { billingAddress: address({ zipcode: "1" }) },
      "400 VIOLATION::ZIP_CODE_INVALID /billingAddress/zipcode",
    ],
    [{ salutationId: id.unknownId }, "400 VIOLATION::ENTITY_DOES_NOT_EXISTS /salutationId"],
    [
      { requestedGroupId: id.customerGroup("consumer") },
      "400 VIOLATION::ENTITY_DOES_NOT_EXISTS /requestedGroupId",
    ],
  ])("is refused with %j", async (more, fault) => {
    const email = newEmail();
    expect((await register(registration(email, more))).faults).toEqual([fault]);
    expect(await mailsTo(shop, email)).toEqual([]);
  });
});

describe("a business registration", () => {
  const business = (more: object = {}) =>
    registration(newEmail(), {
      accountType: "business",
      company: "Brenner GmbH",
      vatIds: ["DE123456789"],
      ...more,
    });

  it("keeps company and VAT id", async () => {
    const { body } = await register(business());
    expect(body).toMatchObject({ accountType: "business", company: "Brenner GmbH", vatIds: ["DE123456789"] });
    expect(body.defaultBillingAddress?.company).toBe("Brenner GmbH");
  });

  it("is refused with a VAT id of another form", async () => {
    expect((await register(business({ vatIds: ["DE12"] }))).faults).toEqual([
      expect.stringMatching(/^400 VIOLATION::VAT_ID_FORMAT_NOT_CORRECT/),
    ]);
  });

  it("is refused without a company", async () => {
    expect((await register(business({ company: "" }))).faults).toEqual([
      "400 VIOLATION::IS_BLANK_ERROR /billingAddress/company",
    ]);
  });
});

describe("the link of the mail", () => {
  it("signs in on any device and keeps the cart gathered there", async () => {
    const email = newEmail();
    await register(registration(email));
    const elsewhere = newShopper(shop.api);
    await elsewhere.add(item("hose", 2));
    const { body, token } = await confirm(await linkIn(shop, email, "register-confirm"), elsewhere.token);
    expect(body.doubleOptInConfirmDate).not.toBeNull();
    expect(token).not.toBe(elsewhere.token);
    expect(await whoIs(shop, token ?? "")).toBe(email);
    expect((await newShopper(shop.api, {}, token ?? "").read()).lineItems).toHaveLength(1);
    expect((await mailsTo(shop, email)).map((mail) => mail.template)).toEqual([
      "register-confirm",
      "welcome",
    ]);
  });

  it("is of the shop in the language it was asked for", async () => {
    const email = newEmail();
    const headers = { "sw-language-id": id.language("pl") };
    await shop.api.post(
      "/account/register",
      registration(email, { storefrontUrl: "http://shop.example/pl-PL" }),
      headers,
    );
    const [mail] = await mailsTo(shop, email);
    expect(mail?.language_id).toBe(id.language("pl"));
    expect(mail?.data["link"]).toMatch(
      /^http:\/\/shop\.example\/pl-PL\/registration\/confirm\?em=[0-9a-f]{40}&hash=[0-9a-f]{32}$/,
    );
  });

  it("works once", async () => {
    const email = newEmail();
    await register(registration(email));
    const proof = await linkIn(shop, email, "register-confirm");
    await confirm(proof);
    expect((await confirm(proof)).faults).toEqual(["412 CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED"]);
  });

  it("confirms one of many at the same moment", async () => {
    const email = newEmail();
    await register(registration(email));
    const proof = await linkIn(shop, email, "register-confirm");
    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(proof)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("is refused without, with a wrong and with somebody else's proof", async () => {
    const email = newEmail();
    await register(registration(email));
    const proof = await linkIn(shop, email, "register-confirm");
    expect((await confirm({})).faults).toEqual(["404 CHECKOUT__NO_HASH_PROVIDED"]);
    expect((await confirm({ ...proof, hash: "0".repeat(32) })).faults).toEqual([
      "404 CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH",
    ]);
    expect((await confirm({ ...proof, em: "0".repeat(40) })).faults).toEqual([
      "400 VIOLATION::NOT_EQUAL_ERROR /em",
    ]);
    expect((await tryLogin(shop, email)).status).toBe(401);
  });
});

it("forgets a registration nobody confirmed after 14 days", async () => {
  const email = newEmail();
  const { body } = await register(registration(email));
  const [job] = await shop.sql<{ days: number }[]>`
    select round(extract(epoch from run_at - created_at) / 86400)::int as days
    from graphile_worker._private_jobs where payload ->> 'customerId' = ${body.id}`;
  expect(job?.days).toBe(14);
  await shop.sql`update graphile_worker._private_jobs set run_at = now() where payload ->> 'customerId' = ${body.id}`;
  await runAccountJobs(shop);
  expect(await shop.sql`select from customer where id = ${body.id}`).toHaveLength(0);
});
