import { expect, it } from "vitest";
import { readConfig } from "./config.server.ts";

it("takes a secret for dropping pages that nobody can guess, or none", () => {
  expect(readConfig({}).revalidateSecret).toBeNull();
  expect(readConfig({ REVALIDATE_SECRET: "" }).revalidateSecret).toBeNull();
  expect(readConfig({ REVALIDATE_SECRET: "s".repeat(32) }).revalidateSecret).toBe("s".repeat(32));
  expect(() => readConfig({ REVALIDATE_SECRET: "s".repeat(31) })).toThrow("REVALIDATE_SECRET");
});
