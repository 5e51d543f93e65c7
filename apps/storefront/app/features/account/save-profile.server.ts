import type { Customer } from "@hearth/contract";
import { checkChangeEmail, checkChangePassword, checkProfile } from "@hearth/contract/form";
import type { AddressRules } from "@hearth/contract/form";
import { shopDay } from "@hearth/rules";
import { refusedForm } from "../../platform/forms/form-state.ts";
import type { FormState } from "../../platform/forms/form-state.ts";
import { formValues } from "../../platform/forms/form-values.ts";
import { rememberVisitor, signedInCustomer } from "../../platform/auth/sign-in.server.ts";
import type { Visit } from "../../platform/http/visit.server.ts";
import { besideBirthday, profileChange, profileNames } from "./profile-data.ts";
import { refusedSave } from "./refused-save.ts";

/** Each saves its form and answers null, or the form as it has to be shown again. */
export async function saveProfile(
  visit: Visit,
  form: FormData,
  { customer, rules }: { customer: Customer; rules: AddressRules },
): Promise<FormState | null> {
  const values = formValues(form, profileNames);
  const body = profileChange(customer, values);
  const billing = customer.defaultBillingAddress?.countryId;
  const billingCountry = rules.countries.find(({ id }) => id === billing);
  const checked = checkProfile(body, {
    salutationIds: rules.salutationIds,
    accountType: customer.accountType,
    today: shopDay(Date.now()),
    ...(billingCountry && { billingCountry }),
  });
  if (!checked.ok) return besideBirthday(refusedForm(values, checked.violations));
  const refused = await saved(values, async () => {
    await visit.shop.act("changeProfile", { body });
    await nameAgain(visit);
  });
  return refused && besideBirthday(refused);
}

export async function saveEmail(visit: Visit, form: FormData): Promise<FormState | null> {
  const values = formValues(form, ["email", "emailConfirmation", "password"]);
  const checked = checkChangeEmail(values);
  if (!checked.ok) return refusedForm(values, checked.violations);
  return saved(values, async () => {
    await visit.shop.act("changeEmail", { body: checked.value });
    await nameAgain(visit);
  });
}

/** The answer brings the new token of this session; all others have ended. */
export async function savePassword(visit: Visit, form: FormData): Promise<FormState | null> {
  const values = formValues(form, ["password", "newPassword", "newPasswordConfirm"]);
  const checked = checkChangePassword(values);
  if (!checked.ok) return refusedForm(values, checked.violations);
  return saved(values, () => visit.shop.act("changePassword", { body: checked.value }));
}

async function saved(values: FormState["values"], save: () => Promise<unknown>): Promise<FormState | null> {
  try {
    await save();
    return null;
  } catch (error) {
    return refusedSave(values, error);
  }
}

/** The cookie of the sign-in holds name and address of the customer. */
async function nameAgain(visit: Visit): Promise<void> {
  await rememberVisitor(visit, await signedInCustomer(visit));
}
