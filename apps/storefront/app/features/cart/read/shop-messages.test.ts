import { cartNoticeKeys } from "@hearth/contract";
import type { CartError, CartNoticeKey } from "@hearth/contract";
import { createTranslate, loadMessages, locales } from "@hearth/i18n";
import { describe, expect, it } from "vitest";
import { cartMessage, shopMessage, shopMessageValues } from "./cart-message.ts";
import type { WordedMessage } from "./cart-message.ts";
import { shopMessages, newMessages, lastingMessages } from "./shop-messages.ts";

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
  return shopMessages({ errors: Object.fromEntries(errors.map((one, index) => [`${index}`, one])) });
}

it("takes the values a text needs and nothing else", () => {
  expect(read(error("product-stock-reached", { name: "Pumpe", quantity: 3, id: "x" }))).toEqual([
    shopMessage("product-stock-reached", { name: "Pumpe", quantity: 3 }),
  ]);
});

it.each([
  ["a key nobody knows", error("app-says-no", {})],
  ["a missing name", error("product-out-of-stock", {})],
  ["a key of the language itself", error("toString", {})],
])("says in general that something changed: %s", (_what, given) => {
  expect(read(given)).toEqual([shopMessage("cart-changed")]);
});

it("names what cannot be shipped to the country, where the shop says it [322]", async () => {
  const named = { name: "Schweiz", products: "Wärmepumpe Kestrel" };
  const [message] = read(error("shipping-address-blocked", named));
  expect(message).toEqual(shopMessage("shipping-address-blocked-products", named));
  expect(cartMessage(message!, createTranslate(await loadMessages("de-DE"))).text).toBe(
    "Lieferland Schweiz: Dorthin können wir „Wärmepumpe Kestrel“ nicht liefern.",
  );
  expect(read(error("shipping-address-blocked", { name: "Schweiz" }))).toEqual([
    shopMessage("shipping-address-blocked", { name: "Schweiz" }),
  ]);
  expect(lastingMessages([message!], "delivery")).toEqual([message]);
});

it("says the same once, and nothing about an empty list", () => {
  expect(read(error("a", {}), error("b", {}))).toHaveLength(1);
  expect(shopMessages({ errors: [] as unknown as Record<string, CartError> })).toEqual([]);
});

it("keeps lasting messages for the view unless the change was about them", () => {
  const messages = read(
    error("promotion-not-eligible", { name: "Bonus" }),
    error("shipping-address-blocked", { name: "Schweiz" }),
    error("product-out-of-stock", { name: "Pumpe" }),
  );
  const [bonus, address, stock] = messages;
  expect(newMessages(messages, [])).toEqual([stock]);
  expect(newMessages(messages, ["promotion"])).toEqual([bonus, stock]);
  expect(newMessages(messages, ["delivery"])).toEqual([address, stock]);
  expect(lastingMessages(messages, "promotion")).toEqual([bonus]);
});

const kinds: Partial<Record<CartNoticeKey, WordedMessage["kind"]>> = {
  "promotion-discount-added": "success",
  "shipping-method-changed": "notice",
  "payment-method-changed": "notice",
};

describe.each(locales)("in %s", (locale) => {
  it.each(cartNoticeKeys)("%s has a text without gaps [314-319]", async (messageKey) => {
    const t = createTranslate(await loadMessages(locale));
    const values = Object.fromEntries(shopMessageValues[messageKey].map((name) => [name, `«${name}»`]));
    const { kind, text } = cartMessage(shopMessage(messageKey, values), t);
    expect(text).not.toMatch(/[{}]/);
    for (const name of shopMessageValues[messageKey]) expect(text).toContain(`«${name}»`);
    expect(kind).toBe(kinds[messageKey] ?? "error");
  });
});
