import type { Catalogue } from "../format/catalogue.ts";
import { idOf } from "../ids.ts";
import type { ReadCustomFields } from "./custom-field-reader.ts";
import { methodRows } from "./method-rows.ts";
import type { Rows } from "./rows.ts";
import { textsOf } from "./texts.ts";

const ids = (kind: string, entries: readonly { key: string }[]) => entries.map(({ key }) => idOf(kind, key));

/** Rows of shop.yaml. */
export function referenceRows({ shop }: Catalogue, read: ReadCustomFields): Rows {
  return {
    language: shop.languages.map(({ key, name, locale, fallback }, position) => ({
      id: idOf("language", key),
      name,
      locale_code: locale,
      fallback_id: fallback ? idOf("language", fallback) : null,
      position,
    })),
    currency: shop.currencies.map(({ key, iso, symbol, name, factor }, position) => ({
      id: idOf("currency", key),
      iso_code: iso,
      symbol,
      factor: factor ?? 1,
      position,
      texts: textsOf({ name }),
    })),
    ...countryRows(shop.countries),
    salutation: shop.salutations.map(({ key, displayName, letterName }, position) => ({
      id: idOf("salutation", key),
      salutation_key: key,
      position,
      texts: textsOf({ displayName, letterName }),
    })),
    tax: shop.taxes.map(({ key, name, rate }, position) => ({ id: idOf("tax", key), name, rate, position })),
    tax_rule: shop.taxes.flatMap((tax) =>
      Object.entries(tax.rates ?? {}).map(([country, rate]) => ({
        tax_id: idOf("tax", tax.key),
        country_id: idOf("country", country),
        rate,
      })),
    ),
    customer_group: shop.customerGroups.map(({ key, name, gross, registration }) => ({
      id: idOf("customer-group", key),
      display_gross: gross,
      registration_active: registration !== undefined,
      registration_only_companies: registration?.onlyCompanies ?? false,
      texts: textsOf({
        name,
        registrationTitle: registration?.title,
        registrationIntroduction: registration?.introduction,
        registrationSeoMetaDescription: registration?.metaDescription,
      }),
    })),
    unit: shop.units.map(({ key, name, short }) => ({
      id: idOf("unit", key),
      key,
      texts: textsOf({ name, shortCode: short }),
    })),
    delivery_time: shop.deliveryTimes.map(({ key, min, max, unit, name }) => ({
      id: idOf("delivery-time", key),
      min,
      max,
      unit,
      texts: textsOf({ name }),
    })),
    shipping_cost_type: shop.shippingCostTypes.map(({ key, name }, position) => ({
      key,
      position,
      texts: textsOf({ name }),
    })),
    ...methodRows(shop, read),
    product_sorting: shop.sortings.map(({ key, priority, label }) => ({
      id: idOf("sorting", key),
      key,
      priority,
      texts: textsOf({ label }),
    })),
    ...channelRows(shop),
  };
}

function countryRows(countries: Catalogue["shop"]["countries"]): Rows {
  return {
    country: countries.map(({ key, iso, iso3, name, eu, postalCode, vatId, states }, position) => ({
      id: idOf("country", key),
      iso,
      iso3,
      position,
      is_eu: eu,
      display_state_in_registration: (states ?? []).length > 0,
      check_postal_code_pattern: postalCode !== undefined,
      postal_code_pattern: postalCode ?? null,
      check_vat_id_pattern: vatId !== undefined,
      vat_id_pattern: vatId ?? null,
      texts: textsOf({ name }),
    })),
    country_state: countries.flatMap((country) =>
      (country.states ?? []).map(({ key, code, name }, position) => ({
        id: idOf("country-state", key),
        country_id: idOf("country", country.key),
        short_code: code,
        position,
        texts: textsOf({ name }),
      })),
    ),
  };
}

function channelRows({ channel, ...shop }: Catalogue["shop"]): Rows {
  // A catalogue describes one channel; its id survives a change of name and access key.
  const id = idOf("sales-channel", "main");
  return {
    sales_channel: [
      {
        id,
        access_key: channel.accessKey,
        name: channel.name,
        language_id: idOf("language", channel.language),
        currency_id: idOf("currency", channel.currency),
        country_id: idOf("country", channel.country),
        customer_group_id: idOf("customer-group", channel.customerGroup),
        payment_method_id: idOf("payment-method", channel.paymentMethod),
        shipping_method_id: idOf("shipping-method", channel.shippingMethod),
        navigation_category_id: idOf("category", channel.navigation),
        navigation_category_depth: channel.navigationDepth,
        footer_category_id: channel.footer ? idOf("category", channel.footer) : null,
        service_category_id: channel.service ? idOf("category", channel.service) : null,
        listing_limit: channel.listingLimit,
        language_ids: ids("language", shop.languages),
        currency_ids: ids("currency", shop.currencies),
        country_ids: ids("country", shop.countries),
        payment_method_ids: ids("payment-method", shop.paymentMethods),
        shipping_method_ids: ids("shipping-method", shop.shippingMethods),
        redirect_hosts: channel.redirectHosts ?? [],
      },
    ],
    sales_channel_domain: Object.entries(channel.domains).map(([language, url]) => ({
      id: idOf("domain", language),
      sales_channel_id: id,
      url,
      language_id: idOf("language", language),
      currency_id: idOf("currency", channel.currency),
    })),
  };
}
