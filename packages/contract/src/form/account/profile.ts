import { type AccountType, accountTypes } from "../../account-type.ts";
import { firstName, lastName, title } from "./address.ts";
import { checkBirthday } from "../field/birthday.ts";
import { asFields, checkForm, optional } from "../check-form.ts";
import { type Checked, found, good, isBlank } from "../checked.ts";
import type { CountryRule } from "../country-rule.ts";
import { formLimit } from "../form-limit.ts";
import { oneLine } from "../field/text-field.ts";
import { choice, knownId } from "../field/value-field.ts";
import { checkVatIds } from "../field/vat-id.ts";

export interface ProfileRules {
  readonly salutationIds: readonly string[];
  /** What the customer is, where the form does not say. */
  readonly accountType: AccountType;
  /** Of the billing address: its rule is asked for VAT ids. */
  readonly billingCountry?: CountryRule;
  /** Such as 2025-05-07. */
  readonly today: string;
}

export interface CheckedProfile {
  readonly accountType: AccountType;
  readonly salutationId: string | null;
  readonly title: string | null;
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string | null;
  readonly vatIds: readonly string[];
  readonly birthday: string | null;
}

const company = oneLine({ max: formLimit.line });

/** Private customers have neither company nor VAT ids. */
export function checkProfile(input: unknown, rules: ProfileRules): Checked<CheckedProfile> {
  const raw = asFields(input);
  const isBusiness = (isBlank(raw.accountType) ? rules.accountType : raw.accountType) === "business";
  const fields = checkForm(
    {
      accountType: optional(choice(accountTypes)),
      salutationId: optional(knownId(rules.salutationIds)),
      title,
      firstName,
      lastName,
      company: isBusiness ? company : () => good(null),
    },
    raw,
  );
  const vatIds = isBusiness ? checkVatIds(raw.vatIds, rules.billingCountry, "/vatIds") : good([]);
  const birthday = checkBirthday(raw, rules.today);
  if (!fields.ok || !vatIds.ok || !birthday.ok) {
    return { ok: false, violations: [...found(fields), ...found(vatIds), ...found(birthday)] };
  }
  const accountType = fields.value.accountType ?? rules.accountType;
  return good({ ...fields.value, accountType, vatIds: vatIds.value, birthday: birthday.value });
}
