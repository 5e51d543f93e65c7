import type {
  Country,
  CountryState,
  Currency,
  CustomerGroup,
  CustomerGroupRegistration,
  Language,
  ProductSorting,
  Salutation,
} from "@hearth/contract";
import type * as Row from "./reference-rows.ts";
import { textFields } from "./texts.ts";

type Chain = readonly string[];

export function presentLanguage(row: Row.LanguageRow): Language {
  const name = { name: row.name, territory: null };
  const locale = {
    id: row.id,
    code: row.locale_code,
    ...name,
    translated: name,
    apiAlias: "locale" as const,
  };
  return {
    id: row.id,
    name: row.name,
    parentId: row.fallback_id,
    localeId: row.id,
    translationCodeId: row.id,
    locale,
    translationCode: locale,
    customFields: {},
    apiAlias: "language",
  };
}

export function presentCurrency(row: Row.CurrencyRow, chain: Chain): Currency {
  const { own, translated } = textFields(row.texts, chain, ["name", "shortName"]);
  const rounding = {
    decimals: row.decimals,
    interval: 0.01,
    roundForNet: true,
    apiAlias: "cash_rounding_config" as const,
  };
  return {
    id: row.id,
    isoCode: row.iso_code,
    symbol: row.symbol,
    factor: row.factor,
    isSystemDefault: row.factor === 1,
    position: row.position,
    itemRounding: rounding,
    totalRounding: rounding,
    customFields: {},
    ...own,
    translated,
    apiAlias: "currency",
  };
}

export function presentCountry(row: Row.CountryRow, chain: Chain): Country {
  const { own, translated } = textFields(row.texts, chain, ["name"]);
  return {
    id: row.id,
    iso: row.iso,
    iso3: row.iso3,
    position: row.position,
    active: row.active,
    shippingAvailable: row.shipping_available,
    displayStateInRegistration: row.display_state_in_registration,
    forceStateInRegistration: row.force_state_in_registration,
    postalCodeRequired: row.postal_code_required,
    checkPostalCodePattern: row.check_postal_code_pattern,
    checkAdvancedPostalCodePattern: false,
    defaultPostalCodePattern: row.postal_code_pattern,
    advancedPostalCodePattern: null,
    vatIdRequired: row.vat_id_required,
    checkVatIdPattern: row.check_vat_id_pattern,
    vatIdPattern: row.vat_id_pattern,
    isEu: row.is_eu,
    customFields: {},
    ...own,
    translated,
    apiAlias: "country",
  };
}

export function presentCountryState(row: Row.CountryStateRow, chain: Chain): CountryState {
  const { own, translated } = textFields(row.texts, chain, ["name"]);
  return {
    id: row.id,
    countryId: row.country_id,
    shortCode: row.short_code,
    position: row.position,
    active: true,
    customFields: {},
    ...own,
    translated,
    apiAlias: "country_state",
  };
}

export function presentSalutation(row: Row.SalutationRow, chain: Chain): Salutation {
  const { own, translated } = textFields(row.texts, chain, ["displayName", "letterName"]);
  return {
    id: row.id,
    salutationKey: row.salutation_key,
    position: row.position,
    customFields: {},
    ...own,
    translated,
    apiAlias: "salutation",
  };
}

export function presentCustomerGroup(row: Row.CustomerGroupRow, chain: Chain): CustomerGroup {
  const { own, translated } = textFields(row.texts, chain, ["name"]);
  return {
    id: row.id,
    displayGross: row.display_gross,
    customFields: {},
    ...own,
    translated,
    apiAlias: "customer_group",
  };
}

/** With what the group's own registration page shows. */
export function presentGroupRegistration(row: Row.CustomerGroupRow, chain: Chain): CustomerGroupRegistration {
  const { own, translated } = textFields(row.texts, chain, [
    "name",
    "registrationTitle",
    "registrationIntroduction",
    "registrationSeoMetaDescription",
  ]);
  return {
    ...presentCustomerGroup(row, chain),
    registrationActive: row.registration_active,
    registrationOnlyCompanyRegistration: row.registration_only_companies,
    ...own,
    translated,
  };
}

export function presentSorting(row: Row.ProductSortingRow, chain: Chain): ProductSorting {
  const { own, translated } = textFields(row.texts, chain, ["label"]);
  return {
    id: row.id,
    key: row.key,
    priority: row.priority,
    ...own,
    translated,
    apiAlias: "product_sorting",
  };
}
