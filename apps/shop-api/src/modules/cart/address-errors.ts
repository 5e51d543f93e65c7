import type { CartError } from "@hearth/contract";
import { checkAddress, type Violation } from "@hearth/contract/form";
import type { Scope } from "../context/index.ts";
import { postalFields, type PostalAddressRow } from "../postal-address/index.ts";
import { countryRuleOf, resolvedText } from "../reference/index.ts";
import { entry } from "./cart-error-entry.ts";
import type { EvaluatedCart } from "./evaluate-cart.ts";

type Kind = "billing" | "shipping";

/** What is wrong with the addresses of whoever is signed in: goods are not sent, and bills not written, to half an address. */
export function addressErrors(scope: Scope, { addresses, result }: EvaluatedCart): CartError[] {
  if (!addresses || result.lines.length === 0) return [];
  const { billing, shipping } = addresses;
  const isSame = billing !== null && billing.id === shipping?.id;
  return [
    ...errorsOf(scope, "billing", billing),
    ...(result.delivery.isNeeded && !isSame ? errorsOf(scope, "shipping", shipping) : []),
    ...(result.delivery.isNeeded && isSame && isBlocked(scope, billing, "shipping")
      ? [blocked(scope, billing, "shipping")]
      : []),
  ];
}

function errorsOf(scope: Scope, kind: Kind, address: PostalAddressRow | null): CartError[] {
  if (!address) return [invalid(kind, [{ code: "VIOLATION::IS_BLANK_ERROR", pointer: "/id" }])];
  if (isBlocked(scope, address, kind)) return [blocked(scope, address, kind)];
  const violations = violationsOf(scope, address);
  const isStateMissing = violations.some(({ pointer }) => pointer === "/countryStateId");
  const others = violations.filter(({ pointer }) => pointer !== "/countryStateId");
  return [
    ...(isStateMissing
      ? [entry(`country-region-missing-${kind}-address`, "", { addressId: address.id })]
      : []),
    ...(others.length > 0 ? [invalid(kind, others)] : []),
  ];
}

function invalid(kind: Kind, violations: readonly Violation[]): CartError {
  return entry(`${kind}-address-invalid`, "", {
    isBillingAddress: kind === "billing",
    violations: violations.map(({ code, pointer }) => ({ code, pointer })),
  });
}

/** The country is not served any more. */
function isBlocked({ reference, channel }: Scope, { country_id: id }: PostalAddressRow, kind: Kind): boolean {
  const country = reference.country.get(id);
  if (!country?.active || !channel.country_ids.includes(id)) return true;
  return kind === "shipping" && !country.shipping_available;
}

function blocked({ reference, refs }: Scope, { country_id: id }: PostalAddressRow, kind: Kind): CartError {
  const country = reference.country.get(id);
  const name = resolvedText(country?.texts ?? {}, refs.chain, "name") ?? country?.iso ?? "";
  return entry(`${kind}-address-blocked`, `-${name}`, { name });
}

/** By the same rules as the form: they may have become stricter since the address was typed. */
function violationsOf({ reference }: Scope, address: PostalAddressRow): readonly Violation[] {
  const rule = countryRuleOf(reference, address.country_id);
  const checked = checkAddress(postalFields(address), {
    countries: rule ? [rule] : [],
    salutationIds: reference.rows.salutations.map(({ id }) => id),
  });
  return checked.ok ? [] : checked.violations;
}
