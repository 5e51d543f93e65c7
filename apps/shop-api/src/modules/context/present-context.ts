import type { Context, Customer } from "@hearth/contract";
import {
  presentCountry,
  presentCountryState,
  presentCurrency,
  presentCustomerGroup,
  presentPaymentMethod,
  presentShippingMethod,
} from "../reference/index.ts";
import type { Scope } from "./scope.ts";
import { taxRateFor } from "./scope.ts";

/** The session as the client sees it; its customer comes from outside, most sessions have none. */
export function presentContext(scope: Scope, customer: Customer | null): Context {
  const { reference, refs, channel } = scope;
  const { chain } = refs;
  const currency = presentCurrency(need(reference.currency.get(scope.currencyId), "currency"), chain);
  const language = need(reference.language.get(scope.languageId), "language");
  return {
    token: scope.token,
    currency,
    salesChannel: {
      id: channel.id,
      name: channel.name,
      languageId: channel.language_id,
      currencyId: channel.currency_id,
      countryId: channel.country_id,
      customerGroupId: channel.customer_group_id,
      paymentMethodId: channel.payment_method_id,
      shippingMethodId: channel.shipping_method_id,
      navigationCategoryId: channel.navigation_category_id,
      navigationCategoryDepth: channel.navigation_category_depth,
      footerCategoryId: channel.footer_category_id,
      serviceCategoryId: channel.service_category_id,
      active: channel.active,
      maintenance: channel.maintenance,
      domains: (reference.domainsByChannel.get(channel.id) ?? []).map((domain) => ({
        id: domain.id,
        url: domain.url,
        salesChannelId: channel.id,
        languageId: domain.language_id,
        currencyId: domain.currency_id,
        apiAlias: "sales_channel_domain" as const,
      })),
      customFields: {},
      translated: { name: channel.name },
      apiAlias: "sales_channel",
    },
    customer,
    currentCustomerGroup: presentCustomerGroup(
      need(reference.customerGroup.get(scope.customerGroupId), "customer group"),
      chain,
    ),
    paymentMethod: presentPaymentMethod(
      need(reference.paymentMethod.get(scope.paymentMethodId), "payment method"),
      refs,
    ),
    shippingMethod: presentShippingMethod(
      need(reference.shippingMethod.get(scope.shippingMethodId), "shipping method"),
      refs,
      currency.id,
    ),
    shippingLocation: { ...presentLocation(scope), address: customer?.activeShippingAddress ?? null },
    context: {
      languageIdChain: [...chain],
      currencyId: currency.id,
      currencyFactor: currency.factor,
      taxState: scope.taxState,
      rounding: currency.itemRounding,
      apiAlias: "context",
    },
    itemRounding: currency.itemRounding,
    totalRounding: currency.totalRounding,
    taxRules: reference.rows.taxes.map((tax) => ({ taxRate: taxRateFor(scope, tax.id), name: tax.name })),
    languageInfo: { name: language.name, localeCode: language.locale_code, apiAlias: "language_info" },
    apiAlias: "sales_channel_context",
  };
}

/** Where the goods go, as far as it is known. */
export function presentLocation(scope: Scope): Context["shippingLocation"] {
  const { chain } = scope.refs;
  const { country, rows } = scope.reference;
  const state = rows.countryStates.find((row) => row.id === scope.countryStateId);
  return {
    country: presentCountry(need(country.get(scope.countryId), "country"), chain),
    state: state ? presentCountryState(state, chain) : null,
    address: null,
    apiAlias: "cart_delivery_shipping_location",
  };
}

function need<T>(row: T | undefined, what: string): T {
  if (row === undefined) throw new Error(`The sales channel refers to a ${what} that does not exist`);
  return row;
}
