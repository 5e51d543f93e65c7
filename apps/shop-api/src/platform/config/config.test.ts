import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

it("refuses to start without a database", () => {
  expect(() => readConfig({})).toThrow("DATABASE_URL is not set");
});

it("refuses a port that is not a number", () => {
  expect(() => readConfig({ DATABASE_URL: "postgres://x", PORT: "abc" })).toThrow(
    'PORT must be a whole number, got "abc"',
  );
});

it("treats an empty REDIS_URL as none", () => {
  expect(readConfig({ DATABASE_URL: "postgres://x", REDIS_URL: "" }).redisUrl).toBeUndefined();
});

it("splits the sender into name and address, and refuses what is neither", () => {
  const read = (from: string) => readConfig({ DATABASE_URL: "postgres://x", MAIL_FROM: from });
  expect(read("Wärme & mehr <a@shop.example>").mail.from).toEqual({
    name: "Wärme & mehr",
    address: "a@shop.example",
  });
  expect(() => read("a@shop.example, b@shop.example")).toThrow("MAIL_FROM must look like");
});

const stripe = { STRIPE_SECRET_KEY: "sk", STRIPE_WEBHOOK_SECRET: "whsec" };
const paypal = { PAYPAL_CLIENT_ID: "id", PAYPAL_CLIENT_SECRET: "secret", PAYPAL_WEBHOOK_ID: "WH" };

it("offers no provider whose keys are not set, and wants all keys of one that is", () => {
  const read = (env: Record<string, string>) => readConfig({ DATABASE_URL: "postgres://x", ...env }).payment;
  const PAYMENT_SECRET = "x".repeat(32);
  expect(read({})).toMatchObject({ stripe: null, paypal: null, bank: null, holdMinutes: 1440 });
  expect(read({ ...stripe, PAYMENT_SECRET }).stripe?.apiUrl).toBe("https://api.stripe.com");
  expect(read({ ...paypal, PAYMENT_SECRET, PAYPAL_API_URL: "http://localhost:3003/" }).paypal?.apiUrl).toBe(
    "http://localhost:3003",
  );
  expect(() => read(stripe)).toThrow("PAYMENT_SECRET must be set, with 32 characters at least");
  expect(() => read({ STRIPE_SECRET_KEY: "sk", PAYMENT_SECRET })).toThrow("STRIPE_WEBHOOK_SECRET is not set");
  expect(() => read({ ...paypal, PAYPAL_WEBHOOK_ID: "", PAYMENT_SECRET })).toThrow(
    "PAYPAL_WEBHOOK_ID is not set",
  );
});

describe("who is told of purchases", () => {
  const PURCHASE_EVENT_URL = "https://tags.example/purchase";
  const PURCHASE_EVENT_KEY = "k".repeat(32);
  const read = (env: Record<string, string>) =>
    readConfig({ DATABASE_URL: "postgres://x", ...env }).purchases;

  it("is nobody unless said, and somebody with a key [287]", () => {
    expect(read({})).toBeNull();
    expect(read({ PURCHASE_EVENT_KEY })).toBeNull();
    expect(read({ PURCHASE_EVENT_URL, PURCHASE_EVENT_KEY })).toEqual({
      url: PURCHASE_EVENT_URL,
      keys: [PURCHASE_EVENT_KEY],
      isTest: false,
    });
    expect(() => read({ PURCHASE_EVENT_URL })).toThrow("PURCHASE_EVENT_KEY is not set");
    expect(() => read({ PURCHASE_EVENT_URL, PURCHASE_EVENT_KEY: "short" })).toThrow("32 characters");
  });

  it("is reached without a way for others to listen, unless it is this machine", () => {
    const reached = (url: string) => read({ PURCHASE_EVENT_URL: url, PURCHASE_EVENT_KEY })?.url;
    expect(reached("http://127.0.0.1:3006/purchase")).toBe("http://127.0.0.1:3006/purchase");
    for (const url of ["http://tags.example/", "file:///etc/passwd", "ftp://127.0.0.1/"])
      expect(() => reached(url)).toThrow("must begin with https://");
  });
});

it("hashes passwords at the shop's cost, whatever the environment says", () => {
  const env = { DATABASE_URL: "postgres://x", PASSWORD_COST: "1", PASSWORD_THREADS: "4" };
  expect(readConfig(env).passwordCost).toEqual({ memory: 19_456, passes: 2, lanes: 1 });
});
