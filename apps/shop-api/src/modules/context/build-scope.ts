import { failure, isId } from "@hearth/contract";
import type { TaxState } from "@hearth/rules";
import type { PriceView } from "@hearth/service/price-view";
import type { ReferenceData, ReferenceStore, SalesChannelRow } from "../reference/index.ts";
import type { OpenSession } from "./open-session.ts";
import type { Scope, SignedIn } from "./scope.ts";
import type { SessionRow } from "./session.sql.ts";
import { tokenHash } from "./session-token.ts";

export interface ScopeInput {
  references: ReferenceStore;
  channel: SalesChannelRow;
  session: OpenSession;
  /** The `sw-language-id` header; wins over the session's language. */
  languageId: string | undefined;
  /** Whose prices a shared page shows, proven to come from the storefront. Carts know none: they go by the customer alone. */
  view?: PriceView | null;
  now: number;
}

export function buildScope(input: ScopeInput): Scope {
  const { references, channel, session, languageId, view = null, now } = input;
  const reference = references.current();
  const { row } = session;
  const language =
    requestedLanguage(reference, channel, languageId) ?? row?.language_id ?? channel.language_id;
  const customerGroupId = row?.customer_group_id ?? viewedGroup(reference, view) ?? channel.customer_group_id;
  const taxState = shownTaxState(reference, customerGroupId, view);
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
    taxState,
    tellsTax: view !== null || taxState !== "gross",
    customer: row ? signedIn(row) : null,
    token: session.token,
    contextKey: row?.context_key ?? tokenHash(session.token),
    sessionId: row?.session_id ?? null,
    now,
  };
}

function viewedGroup(reference: ReferenceData, view: PriceView | null): string | undefined {
  return view && reference.customerGroup.has(view.groupId) ? view.groupId : undefined;
}

/** Whoever sees net prices may have them shown with tax; nobody else sees net prices. */
function shownTaxState(reference: ReferenceData, groupId: string, view: PriceView | null): TaxState {
  if (reference.customerGroup.get(groupId)?.display_gross !== false) return "gross";
  return view?.groupId === groupId && view.show !== "net" ? "gross" : "net";
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
