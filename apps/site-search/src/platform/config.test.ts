import { expect, it } from "vitest";
import { readConfig } from "./config.ts";

const hashid = "0123456789abcdef0123456789abcdef";
const env = { DATABASE_URL: "postgres://x", SITE_SEARCH_HASHIDS: hashid };

it("needs a database and one hashid, and nothing else", () => {
  expect(readConfig(env)).toMatchObject({
    port: 3004,
    channels: [{ hashid, accessKey: "SWSCHEARTHDEMOKEY000000000" }],
    secret: "",
    lifts: null,
    pictureSearchUrl: undefined,
  });
});

it("takes a secret nobody can guess, or none", () => {
  expect(readConfig({ ...env, SITE_SEARCH_SECRET: "s".repeat(32) }).secret).toBe("s".repeat(32));
  expect(() => readConfig({ ...env, SITE_SEARCH_SECRET: "s".repeat(31) })).toThrow("SITE_SEARCH_SECRET");
});

it("reads a hashid for every channel", () => {
  const other = "f".repeat(32);
  const { channels } = readConfig({
    ...env,
    SITE_SEARCH_HASHIDS: `${hashid}, ${other}:KEY`,
    SHOP_ACCESS_KEY: "A",
  });
  expect(channels).toEqual([
    { hashid, accessKey: "A" },
    { hashid: other, accessKey: "KEY" },
  ]);
});

it.each(["x", `${hashid}-en`, `${hashid},`, hashid.toUpperCase()])("refuses %s", (given) => {
  expect(() => readConfig({ ...env, SITE_SEARCH_HASHIDS: given })).toThrow("SITE_SEARCH_HASHIDS");
});

it("tells the shop what people choose when it knows where, unless it is switched off", () => {
  const told = { ...env, SHOP_ADMIN_URL: "http://127.0.0.1:4100/", SERVICE_KEY: "k" };
  expect(readConfig(told).lifts).toEqual({ url: "http://127.0.0.1:4100", serviceKey: "k" });
  expect(readConfig({ ...told, SITE_SEARCH_LIFTS: "off" }).lifts).toBeNull();
  expect(() => readConfig({ ...told, SERVICE_KEY: "" })).toThrow("SERVICE_KEY");
});
