import type { CountryRule } from "@hearth/contract/form";
import type { ReferenceData } from "./reference-data.ts";

/** What a country asks of an address. */
export function countryRuleOf(
  reference: Pick<ReferenceData, "country" | "rows">,
  countryId: string,
): CountryRule | undefined {
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
