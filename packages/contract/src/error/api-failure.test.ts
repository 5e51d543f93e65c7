import Value from "typebox/value";
import { expect, it } from "vitest";
import { ErrorEnvelopeSchema } from "./api-error.ts";
import { failure, violation, violations } from "./api-failure.ts";

it("makes the error envelope of a single failure", () => {
  const thrown = failure(404, "CONTENT__PRODUCT_NOT_FOUND", {
    detail: "gone",
    parameters: { productId: "a" },
  });

  expect(thrown.status).toBe(404);
  expect(thrown.toEnvelope()).toEqual({
    errors: [
      {
        status: "404",
        code: "CONTENT__PRODUCT_NOT_FOUND",
        title: "Not Found",
        detail: "gone",
        meta: { parameters: { productId: "a" } },
      },
    ],
  });
});

it("gives violations their own title and a pointer", () => {
  const thrown = violations([
    violation("VIOLATION::IS_BLANK_ERROR", "/billingAddress/zipcode"),
    violation("VIOLATION::TOO_SHORT_ERROR", "/password", { parameters: { "{{ limit }}": "8" } }),
  ]);

  expect(Value.Check(ErrorEnvelopeSchema, thrown.toEnvelope())).toBe(true);
  expect(thrown.errors.map((error) => [error.title, error.source?.pointer])).toEqual([
    ["Constraint violation error", "/billingAddress/zipcode"],
    ["Constraint violation error", "/password"],
  ]);
});
