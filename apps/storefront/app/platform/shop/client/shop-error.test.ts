import { expect, it } from "vitest";
import { createLog } from "../../http/log.server.ts";
import { isMaintenance, ShopApiError } from "./shop-error.ts";

const error = (code: string | null, detail = "") => ({ status: "503", code, title: "", detail });

it.each([
  ["the code", 503, error("FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE"), true],
  ["the text without a code", 503, error(null, "The sales channel is in maintenance mode."), true],
  ["another 503", 503, error("0", "overloaded"), false],
  ["another status", 500, error("FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE"), false],
])("recognises maintenance by %s [202]", (_name, status, one, expected) => {
  expect(isMaintenance(status, [one])).toBe(expected);
});

const refusal = new ShopApiError("changeEmail", 400, [
  {
    status: "400",
    code: "VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE",
    title: "Constraint violation error",
    detail: "The email address ada@example.com is already in use.",
    source: { pointer: "/email" },
  },
  { status: "400", code: "C2", title: "Second", detail: "" },
  { status: "400", code: "C3", title: "" },
]);

it("an answer that is no success lists title, pointer and detail of each error [243]", () => {
  expect(refusal.message).toBe(
    [
      "changeEmail answered 400",
      "Constraint violation error (/email): The email address ada@example.com is already in use.",
      "Second",
      "C3",
    ].join("\n"),
  );
});

it("tells logs the codes, and nothing a visitor may have typed", () => {
  const lines: string[] = [];
  const log = createLog({ write: (line) => lines.push(line) });
  log.error("shop-failed", { error: new Error("failed", { cause: refusal }) });
  expect(lines.join()).toContain("changeEmail answered 400 VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE, C2, C3");
  expect(lines.join()).toContain("shop-error.test.ts");
  expect(lines.join()).not.toContain("ada@example.com");
});
