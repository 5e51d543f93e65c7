import { type AddressRules, checkAddress, type CheckedAddress } from "./address.ts";
import { asFields } from "../check-form.ts";
import { type Checked, isBlank } from "../checked.ts";

/** What the person said about themselves and need not say again. */
const shared = ["salutationId", "title", "firstName", "lastName"] as const;

/** The billing address: name and salutation are those of the customer. */
export function checkBillingAddress(input: unknown, rules: AddressRules): Checked<CheckedAddress> {
  const person = asFields(input);
  const given = asFields(person.billingAddress);
  const raw = {
    ...given,
    company: isBlank(given.company) ? person.company : given.company,
    // Another value is no fault of the address.
    accountType: person.accountType === "business" ? "business" : "private",
  };
  return addressOf(person, { raw, copied: shared, at: "/billingAddress" }, rules);
}

/** The shipping address may be somebody else's. */
export function checkShippingAddress(input: unknown, rules: AddressRules): Checked<CheckedAddress> {
  const person = asFields(input);
  const { accountType: _of, ...raw } = asFields(person.shippingAddress);
  const copied = isBlank(raw.firstName) && isBlank(raw.lastName) ? shared : [];
  return addressOf(person, { raw, copied, at: "/shippingAddress" }, rules);
}

interface Wanted {
  readonly raw: Readonly<Record<string, unknown>>;
  readonly copied: readonly (typeof shared)[number][];
  readonly at: string;
}

/** What was copied and is wrong is told once, where it was typed. */
function addressOf(
  person: Readonly<Record<string, unknown>>,
  { raw, copied, at }: Wanted,
  rules: AddressRules,
): Checked<CheckedAddress> {
  const copies = Object.fromEntries(copied.map((name) => [name, person[name]]));
  const checked = checkAddress({ ...raw, ...copies }, rules, at);
  if (checked.ok) return checked;
  const pointers = new Set(copied.map((name) => `${at}/${name}`));
  return { ok: false, violations: checked.violations.filter(({ pointer }) => !pointers.has(pointer)) };
}
