import type { AddressRules, CheckedAddress } from "./address.ts";
import { asFields, checkForm, type Field, optional } from "../check-form.ts";
import { bad, type Checked, found, good, isBlank } from "../checked.ts";
import { emailField } from "../field/email.ts";
import { formLimit } from "../form-limit.ts";
import { newPassword } from "../field/password.ts";
import { type CheckedProfile, checkProfile } from "./profile.ts";
import { checkBillingAddress, checkShippingAddress } from "./registered-address.ts";
import { oneLine } from "../field/text-field.ts";
import { isTicked, mustBeTicked, storefrontUrl } from "../field/value-field.ts";

export interface RequestableGroup {
  readonly id: string;
  readonly isOnlyForCompanies: boolean;
}

export interface RegisterRules extends AddressRules {
  readonly storefrontUrls: readonly string[];
  /** Customer groups with a registration of their own. */
  readonly requestableGroups: readonly RequestableGroup[];
  /** Such as 2025-05-07. */
  readonly today: string;
}

export interface CheckedRegistration extends CheckedProfile {
  readonly email: string;
  /** Null for guests. */
  readonly password: string | null;
  readonly guest: boolean;
  readonly storefrontUrl: string;
  readonly requestedGroupId: string | null;
  readonly affiliateCode: string | null;
  readonly campaignCode: string | null;
  readonly billingAddress: CheckedAddress;
  /** Null: the billing address is the shipping address too. */
  readonly shippingAddress: CheckedAddress | null;
}

const code = optional(oneLine({ max: formLimit.line }));

/** Private, business and guest registration, and that of a customer group. */
export function checkRegister(input: unknown, rules: RegisterRules): Checked<CheckedRegistration> {
  const raw = asFields(input);
  const account = checkAccount(raw, rules);
  const billing = checkBillingAddress(raw, rules);
  const shipping = isBlank(raw.shippingAddress) ? good(null) : checkShippingAddress(raw, rules);
  const profile = checkProfile(
    { ...raw, company: billing.ok ? billing.value.company : COMPANY_ELSEWHERE },
    {
      salutationIds: rules.salutationIds,
      accountType: "private",
      billingCountry: rules.countries.find(({ id }) => id === asFields(raw.billingAddress).countryId),
      today: rules.today,
    },
  );
  if (!account.ok || !billing.ok || !shipping.ok || !profile.ok) {
    return { ok: false, violations: [profile, account, billing, shipping].flatMap(found) };
  }
  const { acceptedDataProtection: _isTicked, ...kept } = account.value;
  return good({
    ...profile.value,
    ...kept,
    billingAddress: billing.value,
    shippingAddress: shipping.value,
  });
}

/** Any company will do here: the fault is told at the billing address. */
const COMPANY_ELSEWHERE = "-";

function checkAccount(raw: Readonly<Record<string, unknown>>, rules: RegisterRules) {
  const guest = isTicked(raw.guest);
  return checkForm(
    {
      email: emailField,
      password: guest ? nothing : newPassword,
      guest: () => good(guest),
      storefrontUrl: storefrontUrl(rules.storefrontUrls),
      acceptedDataProtection: mustBeTicked,
      requestedGroupId: requestedGroup(rules.requestableGroups, raw.accountType),
      affiliateCode: code,
      campaignCode: code,
    },
    raw,
  );
}

const nothing: Field<null> = () => good(null);

function requestedGroup(groups: readonly RequestableGroup[], accountType: unknown): Field<string | null> {
  return (raw, pointer) => {
    if (isBlank(raw)) return good(null);
    const group = groups.find(({ id }) => id === raw);
    if (group === undefined) return bad("VIOLATION::ENTITY_DOES_NOT_EXISTS", pointer);
    const isFit = accountType === "business" || !group.isOnlyForCompanies;
    return isFit ? good(group.id) : bad("VIOLATION::NO_SUCH_CHOICE_ERROR", "/accountType");
  };
}
