import { expect, it } from "vitest";
import { isMaintenance } from "./shop-error.ts";

const error = (code: string | null, detail = "") => ({ status: "503", code, title: "", detail });

it.each([
  ["the code", 503, error("FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE"), true],
  ["the text without a code", 503, error(null, "The sales channel is in maintenance mode."), true],
  ["another 503", 503, error("0", "overloaded"), false],
  ["another status", 500, error("FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE"), false],
])("recognises maintenance by %s", (_name, status, one, expected) => {
  expect(isMaintenance(status, [one])).toBe(expected);
});
