import type { Customer } from "@hearth/contract";
import { expect, it } from "vitest";
import type { ShopClient } from "../../platform/shop/client/shop-client.server.ts";
import { ShopApiError } from "../../platform/shop/client/shop-error.ts";
import { choosePayment } from "./choose-payment.server.ts";
import { overviewData } from "./overview-data.ts";
import { besideBirthday, profileChange, profileInput } from "./profile-data.ts";

const customer = {
  firstName: "Erika",
  lastName: "Muster",
  email: "a@b.de",
  company: "Kern AG",
  accountType: "business",
  salutationId: null,
  title: null,
  vatIds: ["DE123456789"],
  birthday: "1990-02-28T00:00:00.000+00:00",
  customerNumber: "10001",
  defaultBillingAddressId: "a",
  defaultShippingAddressId: "b",
  defaultBillingAddress: null,
  defaultShippingAddress: null,
  defaultPaymentMethod: { name: "Prepayment", translated: { name: "Vorkasse" } },
  group: { displayGross: false },
} as unknown as Customer;

it("keeps the birthday and the title when the profile is saved", () => {
  const birthday = { birthdayYear: 1990, birthdayMonth: 2, birthdayDay: 28 };
  expect(profileInput(customer)).toMatchObject({ vatIds: ["DE123456789"], ...birthday });
  expect(profileInput({ ...customer, birthday: null })).not.toHaveProperty("birthdayYear");
  const change = profileChange(customer, { firstName: "Ida", salutationId: "", vatIds: " " });
  expect(change).toMatchObject({ firstName: "Ida", salutationId: null, vatIds: [], ...birthday });
});

it.each([
  ["1980-05-07", { birthdayYear: 1980, birthdayMonth: 5, birthdayDay: 7 }],
  ["", {}],
  ["gestern", { birthdayYear: 0, birthdayMonth: 0, birthdayDay: 0 }],
])("sends the birthday %j as the shop API takes it", (birthday, sent) => {
  const { birthdayYear, birthdayMonth, birthdayDay } = profileChange(customer, { birthday });
  expect(JSON.parse(JSON.stringify({ birthdayYear, birthdayMonth, birthdayDay }))).toEqual(sent);
});

it("tells beside the one field what is wrong with a part of the birthday", () => {
  const problems = [{ code: "X", field: "birthdayDay" }];
  expect(besideBirthday({ values: {}, problems }).problems).toEqual([{ code: "X", field: "birthday" }]);
});

it("sums an account up", () => {
  expect(overviewData(customer, "notSet")).toMatchObject({
    name: "Erika Muster",
    shipping: null,
    payment: "Vorkasse",
    newsletter: "waiting",
    isNet: true,
  });
  const since = (createdAt: string) => overviewData({ ...customer, createdAt }, "optIn").mayMissOrders;
  expect([since("2025-05-06T21:00:00.000Z"), since("2025-05-07T08:00:00.000Z")]).toEqual([true, false]);
  expect(overviewData(customer, "direct").newsletter).toBe("subscribed");
  expect(overviewData(customer, "optOut").newsletter).toBe("none");
});

function shopAnswering(status: number) {
  const calls: string[] = [];
  const act = async (operation: string) => {
    calls.push(operation);
    if (operation === "changePaymentMethod") throw new ShopApiError(operation, status, []);
    return null;
  };
  return { calls, shop: { act } as unknown as ShopClient };
}

it("lets the session keep the method where the shop keeps no default [264]", async () => {
  const { calls, shop } = shopAnswering(404);
  await choosePayment(shop, "x");
  expect(calls).toEqual(["changePaymentMethod", "updateContext"]);
});

it("tells that a method was refused", async () => {
  const { calls, shop } = shopAnswering(400);
  await expect(choosePayment(shop, "x")).rejects.toThrow("400");
  expect(calls).toEqual(["changePaymentMethod"]);
});
