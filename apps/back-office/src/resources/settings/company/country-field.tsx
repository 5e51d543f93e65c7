import { useAdminQuery } from "../../../api/use-admin-query.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { Field } from "../../../ui/field.tsx";
import { settingName } from "../setting-name.ts";

interface Props {
  iso: string;
  isReadOnly: boolean;
  onChange: (iso: string) => void;
}

export function CountryField({ iso, isReadOnly, onChange }: Props) {
  const language = useLanguage();
  const countries = useAdminQuery("listCountries", {}).data?.countries;
  return (
    <Field label={language.t("settings.country")}>
      <select value={iso} disabled={isReadOnly} onChange={({ target }) => onChange(target.value)}>
        {countries === undefined && <option value={iso}>{language.format.country(iso)}</option>}
        {countries?.map((country) => (
          <option key={country.iso} value={country.iso}>
            {settingName(country.names, language)}
          </option>
        ))}
      </select>
    </Field>
  );
}
