import { expect, it } from "vitest";
import { readSiteSearchConfig, siteSearchOfLocale } from "./site-search-config.server.ts";

const hashid = "0123456789abcdef0123456789abcdef";
const env = { SITE_SEARCH_URL: "http://127.0.0.1:3004", SITE_SEARCH_HASHID: hashid };

it("is read whole, the secret may be missing", () => {
  const config = { server: "http://127.0.0.1:3004", hashid, secret: undefined };
  expect(readSiteSearchConfig(env)).toEqual(config);
  expect(readSiteSearchConfig({ ...env, SITE_SEARCH_SECRET: "" })).toEqual(config);
  expect(readSiteSearchConfig({ ...env, SITE_SEARCH_SECRET: "s" })).toEqual({ ...config, secret: "s" });
});

it.each([{}, { SITE_SEARCH_URL: "" }, { SITE_SEARCH_HASHID: hashid }])("is nothing with %j", (given) => {
  expect(readSiteSearchConfig(given)).toBeNull();
});

it.each([undefined, "", "x", `${hashid}-en`])("refuses the hashid %j", (given) => {
  expect(() => readSiteSearchConfig({ ...env, SITE_SEARCH_HASHID: given })).toThrow("SITE_SEARCH_HASHID");
});

it.each([
  ["de-DE", `${hashid}-de`],
  ["en-GB", `${hashid}-en`],
  ["pl-PL", `${hashid}-pl`],
])("asks in the language of %s", (locale, expected) => {
  expect(siteSearchOfLocale({ server: "s", hashid, secret: undefined }, locale).hashid).toBe(expected);
});
