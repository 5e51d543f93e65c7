import { expect, it } from "vitest";
import { knownDevice, newDevice } from "./known-device.ts";

const token = newDevice(["key"], "Ada@example.com") ?? "";

it("knows the device it gave the token to, however the address is written", () => {
  expect(knownDevice(["key"], token, " ada@EXAMPLE.com")).toBe(token.slice(0, 32));
});

it.each<[string, string[], string | undefined, string]>([
  ["for another account", ["key"], token, "eve@example.com"],
  ["sealed with another key", ["other"], token, "ada@example.com"],
  [
    "that was changed",
    ["key"],
    token.replace(/^./, (digit) => (digit === "0" ? "1" : "0")),
    "ada@example.com",
  ],
  ["that is none", ["key"], "x", "ada@example.com"],
  ["that was not sent", ["key"], undefined, "ada@example.com"],
  ["where the shop has no key", [], token, "ada@example.com"],
])("knows no device by a token %s", (_which, keys, sent, account) => {
  expect(knownDevice(keys, sent, account)).toBeNull();
});

it("gives no token without a key", () => {
  expect(newDevice([], "ada@example.com")).toBeNull();
});

it("knows devices of the key before, and seals with the new one", () => {
  const keys = ["new", "key"];
  expect(knownDevice(keys, token, "ada@example.com")).toBe(token.slice(0, 32));
  const fresh = newDevice(keys, "ada@example.com") ?? "";
  expect(knownDevice(["new"], fresh, "ada@example.com")).toBe(fresh.slice(0, 32));
  expect(knownDevice(["key"], fresh, "ada@example.com")).toBeNull();
});
