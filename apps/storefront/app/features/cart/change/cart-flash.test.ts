import { expect, it } from "vitest";
import { parseCookieHeader } from "../../../platform/http/security/cookie-header.server.ts";
import { clearFlash, readFlash, writeFlash } from "./cart-flash.server.ts";
import { shopMessage } from "../read/cart-message.ts";
import type { CartMessage } from "../read/cart-message.ts";

const messages: CartMessage[] = [
  {
    key: "cart.said.removed",
    values: { name: "Wärmepumpe „Ö“; x=1" },
    restore: { lineId: "a", quantity: "2" },
  },
  shopMessage("min-order-quantity", { name: "Rohr", quantity: 5 }),
];

function sent(cookie: string | null, isSecure = false) {
  return readFlash(parseCookieHeader((cookie ?? "").split(";")[0] ?? ""), isSecure);
}

it("brings messages to the next page and is deleted there [180]", () => {
  expect(sent(writeFlash(messages, false))).toEqual(messages);
  expect(clearFlash(false)).toContain("Max-Age=0");
  expect(readFlash(new Map(), false)).toBeNull();
});

it("belongs to this host alone where the connection is safe", () => {
  const cookie = writeFlash(messages, true);
  expect(cookie).toMatch(/^__Host-/);
  expect(cookie).toMatch(/Path=\/; Max-Age=60; HttpOnly; SameSite=Lax; Secure$/);
  expect(sent(cookie, false)).toBeNull();
});

it("never grows beyond what browsers keep", () => {
  const long = shopMessage("product-out-of-stock", { name: "ä".repeat(400) });
  const cookie = writeFlash(
    Array.from({ length: 20 }, () => long),
    false,
  );
  expect(cookie?.length).toBeLessThan(4000);
  expect(sent(cookie)?.length).toBeGreaterThan(0);
  expect(writeFlash([], false)).toBeNull();
});

it.each([
  ["no base64", "%%%"],
  ["no list", Buffer.from('{"key":"cart.said.added"}').toString("base64url")],
  ["a key of something else", Buffer.from('[{"key":"shell.cart"}]').toString("base64url")],
  ["a notice without its area", Buffer.from('[{"key":"product-not-found"}]').toString("base64url")],
  ["a key of the language itself", Buffer.from('[{"key":"cart.notice.toString"}]').toString("base64url")],
])("shows nothing of %s", (_what, value) => {
  expect(readFlash(new Map([["hearth-cart-note", value]]), false)).toEqual([]);
});
