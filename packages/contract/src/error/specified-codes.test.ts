import { expect, it } from "vitest";
import { cartNoticeKeys } from "../checkout/cart-notice.ts";
import { foreignErrorCodes, orderErrorCodes, violationCodes } from "./error-code.ts";

/* The codes the product's requirements have texts for. That each has one in every language is tested where texts are found. */
const lacks = (known: readonly string[], ...wanted: readonly string[]) =>
  wanted.filter((code) => !known.includes(code));

it("tells what became of quantities [314]", () => {
  expect(
    lacks(
      cartNoticeKeys,
      "product-stock-reached",
      "product-out-of-stock",
      "purchase-steps-quantity",
      "min-order-quantity",
    ),
  ).toEqual([]);
});

it("tells of methods that are blocked or changed [315]", () => {
  const of = (kind: string) => [`${kind}-method-blocked`, `${kind}-method-changed`];
  expect(lacks(cartNoticeKeys, ...of("shipping"), ...of("payment"))).toEqual([]);
});

it("tells what became of promotions [316]", () => {
  expect(
    lacks(
      cartNoticeKeys,
      "promotion-not-found",
      "promotion-not-eligible",
      "promotion-excluded",
      "auto-promotion-not-found",
    ),
  ).toEqual([]);
});

it("tells of addresses that are blocked or invalid [317]", () => {
  const of = (kind: string) => [`${kind}-address-blocked`, `${kind}-address-invalid`];
  expect(lacks(cartNoticeKeys, ...of("shipping"), ...of("billing"))).toEqual([]);
});

it("tells of products nobody has, and of salutations that are missing [318]", () => {
  const salutations = ["salutation-missing-billing-address", "salutation-missing-shipping-address"];
  expect(lacks(cartNoticeKeys, "product-not-found", ...salutations)).toEqual([]);
});

it("knows the violations of forms [320]", () => {
  expect(
    lacks(
      violationCodes,
      "VIOLATION::IS_BLANK_ERROR",
      "VIOLATION::TOO_SHORT_ERROR",
      "VIOLATION::TOO_LOW_ERROR",
      "VIOLATION::STRICT_CHECK_FAILED_ERROR",
      "VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE",
      "VIOLATION::CUSTOMER_PASSWORD_NOT_CORRECT",
      "VIOLATION::ZIP_CODE_INVALID",
      "VIOLATION::VAT_ID_FORMAT_NOT_CORRECT",
    ),
  ).toEqual([]);
});

it("knows orders that are not there or paid, and methods that are unknown or invalid [321]", () => {
  expect(
    lacks(
      [...orderErrorCodes, ...foreignErrorCodes],
      "CHECKOUT__ORDER_ORDER_NOT_FOUND",
      "CHECKOUT__ORDER_ORDER_ALREADY_PAID",
      "CHECKOUT__UNKNOWN_PAYMENT_METHOD",
      "CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE",
    ),
  ).toEqual([]);
});
