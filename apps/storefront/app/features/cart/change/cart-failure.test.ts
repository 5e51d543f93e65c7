import { cartErrorCodes } from "@hearth/contract";
import { expect, it } from "vitest";
import { refusal } from "./cart-failure.ts";

const error = (code: string | null, parameters = {}) => ({
  status: "400",
  code,
  title: "",
  meta: { parameters },
});

it.each(cartErrorCodes)("%s has words of its own", (code) => {
  expect(refusal({ status: 400, errors: [error(code)] }, "cart.failed.change").key).not.toBe(
    "cart.failed.change",
  );
});

it("says how long to wait", () => {
  const errors = [error("FRAMEWORK__RATE_LIMIT_EXCEEDED", { seconds: 2.2 })];
  expect(refusal({ status: 429, errors }, "cart.failed.change")).toEqual({
    key: "cart.failed.busy",
    values: { seconds: 3 },
  });
});

it("counts no seconds where it is an hour", () => {
  const errors = [error("HEARTH__TOO_MANY_CODES", { seconds: 3600 })];
  expect(refusal({ status: 429, errors }, "cart.failed.change")).toEqual({ key: "cart.failed.codes" });
});

it.each([[[]], [[error(null)]], [[error("toString")]]])("falls back to what was tried [318]", (errors) => {
  expect(refusal({ status: 400, errors }, "cart.failed.add")).toEqual({ key: "cart.failed.add" });
});
