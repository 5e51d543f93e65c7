import { cartNoticeKeys } from "@hearth/contract";
import type { CartError, CartNoticeKey } from "@hearth/contract";
import { createTranslate, loadMessages, locales } from "@hearth/i18n";
import { describe, expect, it } from "vitest";
import { cartMessage, noticeFact, noticeValues } from "./cart-message.ts";
import type { CartMessage } from "./cart-message.ts";
import { cartNotices, newsOf, standingNotices } from "./shop-messages.ts";

function error(messageKey: string, parameters: Record<string, unknown>): CartError {
  return {
    key: messageKey,
    code: 0,
    level: 10,
    message: "",
    messageKey,
    parameters,
    block: false,
    blockResubmit: false,
  };
}

function read(...errors: CartError[]) {
  return cartNotices({ errors: Object.fromEntries(errors.map((one, index) => [`${index}`, one])) });
}

it("takes the values a text needs and nothing else", () => {
  expect(read(error("product-stock-reached", { name: "Pumpe", quantity: 3, id: "x" }))).toEqual([
    noticeFact("product-stock-reached", { name: "Pumpe", quantity: 3 }),
  ]);
});

it.each([
  ["a key nobody knows", error("app-says-no", {})],
  ["a missing name", error("product-out-of-stock", {})],
  ["a key of the language itself", error("toString", {})],
])("says in general that something changed: %s", (_what, given) => {
  expect(read(given)).toEqual([noticeFact("cart-changed")]);
});

it("says the same once, and nothing about an empty list", () => {
  expect(read(error("a", {}), error("b", {}))).toHaveLength(1);
  expect(cartNotices({ errors: [] as unknown as Record<string, CartError> })).toEqual([]);
});

it("keeps lasting notices for the view unless the change was about them", () => {
  const facts = read(
    error("promotion-not-eligible", { name: "Bonus" }),
    error("shipping-address-blocked", { name: "Schweiz" }),
    error("product-out-of-stock", { name: "Pumpe" }),
  );
  const [bonus, address, stock] = facts;
  expect(newsOf(facts, [])).toEqual([stock]);
  expect(newsOf(facts, ["promotion"])).toEqual([bonus, stock]);
  expect(newsOf(facts, ["delivery"])).toEqual([address, stock]);
  expect(standingNotices(facts, "promotion")).toEqual([bonus]);
});

const kinds: Partial<Record<CartNoticeKey, CartMessage["kind"]>> = {
  "promotion-discount-added": "success",
  "shipping-method-changed": "notice",
  "payment-method-changed": "notice",
};

describe.each(locales)("in %s", (locale) => {
  it.each(cartNoticeKeys)("%s has a text without gaps", async (messageKey) => {
    const t = createTranslate(await loadMessages(locale));
    const values = Object.fromEntries(noticeValues[messageKey].map((name) => [name, `«${name}»`]));
    const { kind, text } = cartMessage(noticeFact(messageKey, values), t);
    expect(text).not.toMatch(/[{}]/);
    for (const name of noticeValues[messageKey]) expect(text).toContain(`«${name}»`);
    expect(kind).toBe(kinds[messageKey] ?? "error");
  });
});
