import { expect, it } from "vitest";
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
