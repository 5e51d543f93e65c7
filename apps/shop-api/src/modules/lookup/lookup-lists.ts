import type { Criteria } from "@hearth/contract";
import type { Scope } from "../context/index.ts";
import { type ListEntity, selectElements, wantedRelations } from "../criteria/index.ts";
import {
  presentCountry,
  presentCountryState,
  presentCurrency,
  presentLanguage,
  presentPaymentMethod,
  presentSalutation,
  presentShippingMethod,
} from "../reference/index.ts";

const named = ["id", "name", "translated.name", "position"];
const language: ListEntity = {
  name: "language",
  fields: ["id", "name", "translationCode.code", "locale.code", "parentId"],
};
const currency: ListEntity = { name: "currency", fields: [...named, "isoCode", "symbol", "factor"] };
const country: ListEntity = {
  name: "country",
  fields: [...named, "iso", "iso3", "active", "shippingAvailable", "isEu"],
};
const countryState: ListEntity = {
  name: "country_state",
  fields: [...named, "shortCode", "countryId", "active"],
};
const salutation: ListEntity = {
  name: "salutation",
  fields: ["id", "salutationKey", "displayName", "translated.displayName"],
};
const paymentMethod: ListEntity = {
  name: "payment_method",
  fields: [...named, "technicalName", "active", "afterOrderEnabled"],
};
const shippingMethod: ListEntity = {
  name: "shipping_method",
  fields: [...named, "technicalName", "active", "deliveryTimeId"],
};

export function languageList({ channel, reference }: Scope, criteria: Criteria) {
  wantedRelations(criteria.associations, { locale: {}, translationCode: {} });
  return selectElements(
    reference.rows.languages.filter((row) => channel.language_ids.includes(row.id)).map(presentLanguage),
    criteria,
    language,
  );
}

export function currencyList({ channel, reference, refs }: Scope, criteria: Criteria) {
  wantedRelations(criteria.associations, {});
  const rows = reference.rows.currencies.filter((row) => channel.currency_ids.includes(row.id));
  return selectElements(
    rows.map((row) => presentCurrency(row, refs.chain)),
    criteria,
    currency,
  );
}

export function countryList({ channel, reference, refs }: Scope, criteria: Criteria) {
  const relations = wantedRelations(criteria.associations, { states: {} });
  const rows = reference.rows.countries.filter((row) => row.active && channel.country_ids.includes(row.id));
  const countries = rows.map((row) => ({
    ...presentCountry(row, refs.chain),
    ...(relations.has("states") && { states: statesOf(reference, row.id, refs.chain) }),
  }));
  return selectElements(countries, criteria, country);
}

export function countryStateList({ reference, refs }: Scope, countryId: string, criteria: Criteria) {
  wantedRelations(criteria.associations, {});
  return selectElements(statesOf(reference, countryId, refs.chain), criteria, countryState);
}

export function salutationList({ reference, refs }: Scope, criteria: Criteria) {
  wantedRelations(criteria.associations, {});
  return selectElements(
    reference.rows.salutations.map((row) => presentSalutation(row, refs.chain)),
    criteria,
    salutation,
  );
}

/** @param availableIds those the running cart allows; null: all of the channel */
export function paymentMethodList(scope: Scope, criteria: Criteria, availableIds: readonly string[] | null) {
  wantedRelations(criteria.associations, { media: {} });
  const { channel, reference, refs } = scope;
  const rows = reference.rows.paymentMethods.filter(
    (row) =>
      row.active &&
      channel.payment_method_ids.includes(row.id) &&
      (availableIds === null || availableIds.includes(row.id)),
  );
  return selectElements(
    chosenFirst(rows, scope.paymentMethodId).map((row) => presentPaymentMethod(row, refs)),
    criteria,
    paymentMethod,
  );
}

/** @param availableIds those the running cart allows; null: all of the channel */
export function shippingMethodList(scope: Scope, criteria: Criteria, availableIds: readonly string[] | null) {
  wantedRelations(criteria.associations, { media: {}, prices: {}, deliveryTime: {} });
  const { channel, reference, refs } = scope;
  const rows = reference.rows.shippingMethods.filter(
    (row) =>
      row.active &&
      channel.shipping_method_ids.includes(row.id) &&
      (availableIds === null || availableIds.includes(row.id)),
  );
  return selectElements(
    chosenFirst(rows, scope.shippingMethodId).map((row) =>
      presentShippingMethod(row, refs, scope.currencyId),
    ),
    criteria,
    shippingMethod,
  );
}

function statesOf(reference: Scope["reference"], countryId: string, chain: readonly string[]) {
  return reference.rows.countryStates
    .filter((row) => row.country_id === countryId)
    .map((row) => presentCountryState(row, chain));
}

function chosenFirst<T extends { id: string }>(rows: readonly T[], chosenId: string): T[] {
  return rows.toSorted((a, b) => Number(b.id === chosenId) - Number(a.id === chosenId));
}
