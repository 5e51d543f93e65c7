import type { Customer } from "@hearth/contract";
import { describe, expect, it } from "vitest";
import {
  contextOf,
  login,
  mailsTo,
  newGuest,
  newMember,
  PASSWORD,
  tryLogin,
  whoIs,
} from "../harness/account/account.ts";
import { item, quantitiesOf, newShopper } from "../harness/order/cart.ts";
import * as id from "../harness/content/catalogue-ids.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
type Somebody = Awaited<ReturnType<typeof newMember>>;
const post = (who: Somebody, path: string, body: object = {}) => shop.api.post(path, body, who.headers);
const read = async (who: Somebody) =>
  (await shop.api.post<Customer>("/account/customer", {}, who.headers)).body;
const templates = async (email: string) => (await mailsTo(shop, email)).map((mail) => mail.template);

describe("the profile", () => {
  it("is changed, for guests too [71, 263]", async () => {
    for (const who of [await newMember(shop), await newGuest(shop)]) {
      const change = {
        firstName: "Bea",
        lastName: "Kahl",
        title: "Dr.",
        birthdayDay: 3,
        birthdayMonth: 4,
        birthdayYear: 1985,
      };
      expect((await post(who, "/account/change-profile", change)).body).toMatchObject({ success: true });
      expect(await read(who)).toMatchObject({
        firstName: "Bea",
        lastName: "Kahl",
        title: "Dr.",
        birthday: "1985-04-03",
      });
    }
  });

  it("of a business keeps company and VAT ids, and loses them when it becomes private [109]", async () => {
    const who = await newMember(shop);
    const names = { firstName: "Ada", lastName: "Brenner" };
    await post(who, "/account/change-profile", {
      ...names,
      accountType: "business",
      company: "Brenner GmbH",
      vatIds: ["DE123456789"],
    });
    expect(await read(who)).toMatchObject({
      accountType: "business",
      company: "Brenner GmbH",
      vatIds: ["DE123456789"],
    });
    await post(who, "/account/change-profile", { ...names, accountType: "private", company: "Brenner GmbH" });
    expect(await read(who)).toMatchObject({ accountType: "private", company: null, vatIds: [] });
  });

  it("cannot be emptied, and cannot change what is not its own", async () => {
    const who = await newMember(shop);
    expect((await post(who, "/account/change-profile", { firstName: "", lastName: "B" })).faults).toEqual([
      "400 VIOLATION::IS_BLANK_ERROR /firstName",
    ]);
    const { faults } = await post(who, "/account/change-profile", {
      firstName: "A",
      lastName: "B",
      groupId: id.customerGroup("trade"),
    });
    expect(faults).toEqual(["400 FRAMEWORK__INVALID_REQUEST_PARAMETER /groupId"]);
  });
});

describe("the password", () => {
  const NEW = "ein anderes Kennwort";
  const change = (who: Somebody, more: object = {}) =>
    post(who, "/account/change-password", {
      password: PASSWORD,
      newPassword: NEW,
      newPasswordConfirm: NEW,
      ...more,
    });

  it("changes: the caller goes on under a new token, every other device is out [71]", async () => {
    const who = await newMember(shop);
    await who.shopper.add(item("hose"));
    const otherDevice = await login(shop, who.email);
    const { token } = await change(who);
    expect(token).not.toBe(who.token);
    expect(await whoIs(shop, token ?? "")).toBe(who.email);
    expect(quantitiesOf(await newShopper(shop.api, {}, token ?? "").read())).toEqual([
      [id.product("hose"), 1],
    ]);
    for (const dead of [who.token, otherDevice]) expect(await whoIs(shop, dead)).toBeNull();
    expect((await tryLogin(shop, who.email)).status).toBe(401);
    expect((await tryLogin(shop, who.email, { password: NEW })).status).toBe(200);
    expect(await templates(who.email)).toContain("password-changed");
  });

  it("is refused when it is wrong, short, or typed differently", async () => {
    const who = await newMember(shop);
    expect((await change(who, { password: "wrong password" })).faults).toEqual([
      "400 VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT /password",
    ]);
    expect((await change(who, { newPassword: "short", newPasswordConfirm: "short" })).faults).toEqual([
      "400 VIOLATION::TOO_SHORT_ERROR /newPassword",
    ]);
    expect((await change(who, { newPasswordConfirm: "something else" })).faults).toEqual([
      "400 VIOLATION::NOT_EQUAL_ERROR /newPassword",
    ]);
    expect(await whoIs(shop, who.token)).toBe(who.email);
  });
});

it("a customer's payment method stands where the session has chosen none [69, 111, 264]", async () => {
  const who = await newMember(shop);
  expect((await post(who, `/account/change-payment-method/${id.paymentMethod("invoice")}`)).status).toBe(200);
  expect((await contextOf(shop, who.token)).paymentMethod.id).toBe(id.paymentMethod("invoice"));
  expect((await read(who)).defaultPaymentMethod?.technicalName).toBe("payment_invoicepayment");
  expect((await post(who, `/account/change-payment-method/${id.unknownId}`)).faults).toEqual([
    "400 CHECKOUT__CUSTOMER_CHANGE_PAYMENT_METHOD_NOT_FOUND",
  ]);
});

it("a customer gets mails in their language", async () => {
  const who = await newMember(shop);
  expect((await post(who, "/account/change-language", { languageId: id.language("pl") })).status).toBe(200);
  await post(who, "/account/change-password", {
    password: PASSWORD,
    newPassword: "inne hasło",
    newPasswordConfirm: "inne hasło",
  });
  const last = (await mailsTo(shop, who.email)).at(-1);
  expect(last).toMatchObject({
    language_id: id.language("pl"),
    data: { shopUrl: "http://shop.example/pl-PL" },
  });
  const { faults } = await post(await newMember(shop), "/account/change-language", {
    languageId: id.unknownId,
  });
  expect(faults).toEqual(["400 VIOLATION::ENTITY_DOES_NOT_EXISTS /languageId"]);
});
