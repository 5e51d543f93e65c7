import { expect, it } from "vitest";
import { readAuthConfig } from "./auth-config.server.ts";

const key = { SERVICE_KEY: "k".repeat(32) };
const google = { AUTH_GOOGLE_ID: "shop", AUTH_GOOGLE_SECRET: "s" };

it("wants a secret of its own in production", () => {
  expect(() => readAuthConfig({}, true)).toThrow("AUTH_SECRET");
  expect(() => readAuthConfig({ AUTH_SECRET: "s".repeat(31) }, true)).toThrow("AUTH_SECRET");
  expect(readAuthConfig({}, false).secret).not.toEqual([""]);
});

it("knows the secret before, as long as it is named", () => {
  const [now, before] = ["now".padEnd(32, "."), "before".padEnd(32, ".")];
  expect(readAuthConfig({ ...key, AUTH_SECRET: now }, true).secret).toEqual([now]);
  expect(readAuthConfig({ ...key, AUTH_SECRET: now, AUTH_SECRET_PREVIOUS: before }, true).secret).toEqual([
    now,
    before,
  ]);
  expect(() => readAuthConfig({ ...key, AUTH_SECRET: now, AUTH_SECRET_PREVIOUS: "short" }, true)).toThrow(
    "AUTH_SECRET",
  );
});

it("offers the providers that are configured", () => {
  const { providers } = readAuthConfig({ ...key, ...google, AUTH_APPLE_ID: "only an id" }, false);
  expect(providers).toEqual([{ id: "google", clientId: "shop", clientSecret: "s", issuer: null }]);
});

it("offers none without the key to the shop API", () => {
  expect(readAuthConfig(google, false).providers).toEqual([]);
});
