import { failure, isId } from "@hearth/contract";
import type { ReferenceData, ReferenceStore, SalesChannelRow } from "../reference/index.ts";
import type { OpenSession } from "./open-session.ts";
import type { Scope, SignedIn } from "./scope.ts";
import type { SessionRow } from "./session.sql.ts";

export interface ScopeInput {
  references: ReferenceStore;
  channel: SalesChannelRow;
  session: OpenSession;
  /** The `sw-language-id` header; wins over the session's language. */
  languageId: string | undefined;
  now: number;
}

export function buildScope({ references, channel, session, languageId, now }: ScopeInput): Scope {
  const reference = references.current();
  const { row } = session;
  const language =
    requestedLanguage(reference, channel, languageId) ?? row?.language_id ?? channel.language_id;
  const customerGroupId = row?.customer_group_id ?? channel.customer_group_id;
  const group = reference.customerGroup.get(customerGroupId);
  return {
    channel,
    reference,
    refs: references.localized(language),
    languageId: language,
    currencyId: row?.currency_id ?? channel.currency_id,
    // An address says more than a choice made before there was one.
    countryId: row?.address_country_id ?? row?.country_id ?? channel.country_id,
    countryStateId: row?.address_country_id ? row.address_state_id : (row?.country_state_id ?? null),
    paymentMethodId: row?.payment_method_id ?? channel.payment_method_id,
    shippingMethodId: row?.shipping_method_id ?? channel.shipping_method_id,
    customerGroupId,
    taxState: group?.display_gross === false ? "net" : "gross",
    customer: row ? signedIn(row) : null,
    token: session.token,
    now,
  };
}

function signedIn(row: SessionRow): SignedIn | null {
  if (row.customer_id === null) return null;
  return {
    id: row.customer_id,
    isGuest: row.customer_is_guest ?? true,
    orderCount: row.customer_order_count ?? 0,
    shippingAddressId: row.shipping_address_id,
    billingAddressId: row.billing_address_id,
    zipcode: row.address_zipcode,
  };
}

function requestedLanguage(
  reference: ReferenceData,
  channel: SalesChannelRow,
  languageId: string | undefined,
): string | undefined {
  if (languageId === undefined || languageId === "") return undefined;
  if (!isId(languageId) || !reference.language.has(languageId)) {
    throw failure(412, "SYSTEM__LANGUAGE_NOT_FOUND", {
      detail: "The language could not be found.",
      parameters: { languageId: languageId.slice(0, 100) },
    });
  }
  if (!channel.language_ids.includes(languageId)) {
    throw failure(412, "SYSTEM__SALES_CHANNEL_LANGUAGE_NOT_AVAILABLE_EXCEPTION", {
      detail: "The language is not assigned to this sales channel.",
      parameters: { languageId },
    });
  }
  return languageId;
}
