import { expect, it } from "vitest";
import { readAuthConfig } from "./auth-config.server.ts";

const google = { AUTH_GOOGLE_ID: "shop", AUTH_GOOGLE_SECRET: "s" };

it("wants a secret of its own in production", () => {
  expect(() => readAuthConfig({}, true)).toThrow("AUTH_SECRET");
  expect(() => readAuthConfig({ AUTH_SECRET: "short" }, true)).toThrow("AUTH_SECRET");
  expect(readAuthConfig({}, false).secret).not.toBe("");
});

it("offers the providers that are configured", () => {
  const { providers } = readAuthConfig({ SERVICE_KEY: "key", ...google, AUTH_APPLE_ID: "only an id" }, false);
  expect(providers).toEqual([{ id: "google", clientId: "shop", clientSecret: "s", issuer: null }]);
});

it("offers none without the key to the shop API", () => {
  expect(readAuthConfig(google, false).providers).toEqual([]);
});
