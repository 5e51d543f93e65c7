import { expect, it, vi } from "vitest";
import { contextChoices } from "./context-choices.ts";

const id = "a".repeat(32);

it.each([
  ["shippingMethodId", "shipping method"],
  ["paymentMethodId", "payment method"],
  ["shippingAddressId", "shipping address"],
  ["billingAddressId", "billing address"],
])("%s without an id fails and says so [225]", (field, name) => {
  const tell = vi.fn<(mistake: string) => void>();
  for (const nothing of ["", null, undefined]) {
    expect(() => contextChoices({ countryId: id, [field]: nothing }, tell)).toThrow(
      `You need to provide ${name} id in order to set ${name}`,
    );
  }
  expect(contextChoices({ [field]: id }, tell)).toEqual({ [field]: id });
  expect(tell).not.toHaveBeenCalled();
});

it("a currency without an id changes nothing but is logged [226]", () => {
  const tell = vi.fn<(mistake: string) => void>();
  expect(contextChoices({ currencyId: "" }, tell)).toBeNull();
  expect(contextChoices({ currencyId: undefined, countryId: id }, tell)).toEqual({ countryId: id });
  expect(tell.mock.calls).toEqual([["currency-without-id"], ["currency-without-id"]]);
  expect(contextChoices({ currencyId: id }, tell)).toEqual({ currencyId: id });
});
