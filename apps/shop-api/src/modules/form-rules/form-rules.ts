import type { RegisterRules } from "@hearth/contract/form";
import { shopDay } from "@hearth/rules";
import type { Scope } from "../context/index.ts";
import { countryRuleOf } from "../reference/index.ts";
import { shopUrls } from "../shop-url/index.ts";

/** What this channel allows in forms: the same rules a storefront reads from the lists of the API. */
export function formRules(scope: Scope): RegisterRules {
  const { reference, channel, now } = scope;
  const countries = reference.rows.countries.filter(
    (row) => row.active && channel.country_ids.includes(row.id),
  );
  return {
    countries: countries.map(({ id }) => countryRuleOf(reference, id)).filter((rule) => rule !== undefined),
    salutationIds: reference.rows.salutations.map(({ id }) => id),
    storefrontUrls: shopUrls(scope),
    requestableGroups: reference.rows.customerGroups
      .filter((group) => group.registration_active)
      .map((group) => ({ id: group.id, isOnlyForCompanies: group.registration_only_companies })),
    today: shopDay(now),
  };
}
