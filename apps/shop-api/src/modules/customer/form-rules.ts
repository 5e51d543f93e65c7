import type { CountryRule, RegisterRules } from "@hearth/contract/form";
import type { Scope } from "../context/index.ts";
import { shopUrls } from "./shop-url.ts";

/** What this channel allows in forms: the same rules a storefront reads from the lists of the API. */
export function formRules(scope: Scope): RegisterRules {
  const { reference, channel, now } = scope;
  const countries = reference.rows.countries.filter(
    (row) => row.active && channel.country_ids.includes(row.id),
  );
  return {
    countries: countries.map(({ id }) => countryRuleOf(scope, id)).filter((rule) => rule !== undefined),
    salutationIds: reference.rows.salutations.map(({ id }) => id),
    storefrontUrls: shopUrls(scope),
    requestableGroups: reference.rows.customerGroups
      .filter((group) => group.registration_active)
      .map((group) => ({ id: group.id, isOnlyForCompanies: group.registration_only_companies })),
    today: new Date(now).toISOString().slice(0, 10),
  };
}

export function countryRuleOf({ reference }: Scope, countryId: string): CountryRule | undefined {
  const row = reference.country.get(countryId);
  return (
    row && {
      id: row.id,
      iso: row.iso,
      isStateRequired: row.force_state_in_registration,
      stateIds: reference.rows.countryStates
        .filter((state) => state.country_id === row.id)
        .map((state) => state.id),
      isZipcodeRequired: row.postal_code_required,
      zipcodePattern: row.check_postal_code_pattern ? row.postal_code_pattern : null,
      isVatIdRequired: row.vat_id_required,
      vatIdPattern: row.check_vat_id_pattern ? row.vat_id_pattern : null,
    }
  );
}
