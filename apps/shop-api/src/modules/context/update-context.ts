import { ApiFailure, failure, type TokenAnswer, violation } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import type { Scope } from "./scope.ts";
import { saveChoices, selectOwnAddressIds, type SessionChoices } from "./session.sql.ts";

export interface ContextChange {
  currencyId?: string;
  languageId?: string;
  countryId?: string;
  countryStateId?: string | null;
  shippingMethodId?: string;
  paymentMethodId?: string;
  shippingAddressId?: string;
  billingAddressId?: string;
}

/** Stores what the session chose. Only what the channel offers can be chosen; addresses belong to customers. */
export async function updateContext(sql: Sql, scope: Scope, change: ContextChange): Promise<TokenAnswer> {
  const strange = [...strangeChoices(scope, change), ...(await strangeAddresses(sql, scope, change))];
  if (strange.length > 0)
    throw new ApiFailure(
      400,
      strange.map((field) => notAvailable(field, change[field])),
    );
  const choices: SessionChoices = {
    ...(change.currencyId && { currency_id: change.currencyId }),
    ...(change.languageId && { language_id: change.languageId }),
    ...(change.countryId && { country_id: change.countryId, country_state_id: null }),
    ...(change.countryStateId !== undefined && { country_state_id: change.countryStateId }),
    ...(change.shippingMethodId && { shipping_method_id: change.shippingMethodId }),
    ...(change.paymentMethodId && { payment_method_id: change.paymentMethodId }),
    ...(change.shippingAddressId && { shipping_address_id: change.shippingAddressId }),
    ...(change.billingAddressId && { billing_address_id: change.billingAddressId }),
  };
  if (Object.keys(choices).length > 0) await saveChoices(sql, scope.channel.id, scope.contextKey, choices);
  return {
    redirectUrl: change.languageId ? domainOf(scope, change.languageId) : null,
    apiAlias: "sales_channel_context_token",
  };
}

/** Fields whose value the channel does not offer. */
function strangeChoices(scope: Scope, change: ContextChange): (keyof ContextChange)[] {
  const { channel, reference } = scope;
  const countryId = change.countryId ?? scope.countryId;
  const offered: [keyof ContextChange, (id: string) => boolean][] = [
    ["currencyId", (id) => channel.currency_ids.includes(id)],
    ["languageId", (id) => channel.language_ids.includes(id)],
    ["countryId", (id) => channel.country_ids.includes(id) && reference.country.get(id)?.active === true],
    [
      "countryStateId",
      (id) => reference.rows.countryStates.some((state) => state.id === id && state.country_id === countryId),
    ],
    [
      "shippingMethodId",
      (id) => channel.shipping_method_ids.includes(id) && reference.shippingMethod.get(id)?.active === true,
    ],
    [
      "paymentMethodId",
      (id) => channel.payment_method_ids.includes(id) && reference.paymentMethod.get(id)?.active === true,
    ],
  ];
  return offered
    .filter(([field, isOffered]) => typeof change[field] === "string" && !isOffered(change[field]))
    .map(([field]) => field);
}

/** Fields whose value is not an address of the customer. */
async function strangeAddresses(
  sql: Sql,
  scope: Scope,
  change: ContextChange,
): Promise<(keyof ContextChange)[]> {
  const fields = (["shippingAddressId", "billingAddressId"] as const).filter(
    (field) => change[field] !== undefined,
  );
  if (fields.length === 0) return [];
  if (!scope.customer)
    throw failure(403, "CHECKOUT__CUSTOMER_NOT_LOGGED_IN", { detail: "Customer is not logged in." });
  const own = await selectOwnAddressIds(
    sql,
    scope.customer.id,
    fields.map((field) => change[field] ?? ""),
  );
  return fields.filter((field) => !own.includes(change[field] ?? ""));
}

function notAvailable(field: string, value: unknown) {
  return violation("VIOLATION::ENTITY_DOES_NOT_EXISTS", `/${field}`, {
    detail: `The ${field} "${String(value)}" is not available in this sales channel.`,
    parameters: { "{{ value }}": value },
  });
}

function domainOf(scope: Scope, languageId: string): string | null {
  return (
    scope.reference.domainsByChannel
      .get(scope.channel.id)
      ?.find((domain) => domain.language_id === languageId)?.url ?? null
  );
}
