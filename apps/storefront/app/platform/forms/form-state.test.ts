import { expect, it } from "vitest";
import { failedForm, problemsOf, problemsOfForm, refusedForm } from "./form-state.ts";
import { formInput, formValues } from "./form-values.ts";
import { ShopApiError, ShopUnreachableError } from "../shop/client/shop-error.ts";

const blank = (pointer: string) => ({ code: "VIOLATION::IS_BLANK_ERROR" as const, pointer });

it("keeps what was typed but no secrets", () => {
  const { values } = refusedForm({ email: "a@b.de", newPassword: "secret", hash: "x" }, []);
  expect(values).toEqual({ email: "a@b.de" });
});

it("puts problems beside their field, also those of a part of it", () => {
  const form = refusedForm({}, [blank("/vatIds/0"), blank("/billingAddress/city"), blank("/storefrontUrl")]);
  expect(problemsOf(form, "vatIds")).toHaveLength(1);
  expect(problemsOf(form, "billingAddress.city")).toHaveLength(1);
  expect(problemsOf(form, "billingAddress.cit")).toHaveLength(0);
  expect(problemsOfForm(form, ["vatIds", "billingAddress.city"]).map(({ field }) => field)).toEqual([
    "storefrontUrl",
  ]);
});

it("says something even when the shop said nothing", () => {
  expect(failedForm({}, new ShopApiError("login", 500, [])).problems).toEqual([
    { code: "default", field: null },
  ]);
  expect(failedForm({}, new ShopUnreachableError("login", "lost", null)).problems).toHaveLength(1);
});

it("reads named fields only and builds forms inside forms", () => {
  const form = new FormData();
  form.append("email", "a@b.de");
  form.append("billingAddress.city", "Kiel");
  form.append("guest", "on");
  form.append("email", "second@b.de");
  const values = formValues(form, ["email", "billingAddress.city", "billingAddress.zipcode"]);
  expect(values).toEqual({ email: "a@b.de", "billingAddress.city": "Kiel" });
  expect(JSON.parse(JSON.stringify(formInput(values)))).toEqual({
    email: "a@b.de",
    billingAddress: { city: "Kiel" },
  });
});
