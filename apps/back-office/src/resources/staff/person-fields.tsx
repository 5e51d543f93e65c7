import { localeNames, locales } from "@hearth/i18n";
import type { UseFormRegisterReturn } from "react-hook-form";
import { useLanguage } from "../../language/use-language.ts";
import { Field } from "../../ui/field.tsx";
import { useRoleOptions } from "./use-role-options.ts";

type Registered = Readonly<Record<"name" | "locale" | "role", UseFormRegisterReturn>>;

/** What an invitation and a change have in common. */
export function PersonFields({ name, locale, role }: Registered) {
  const { t } = useLanguage();
  const roles = useRoleOptions();
  return (
    <>
      <Field label={t("field.name")}>
        <input required maxLength={255} autoComplete="off" {...name} />
      </Field>
      <div className="form-row">
        {/* Options that arrive later than the field would leave it without its value. */}
        <Field label={t("field.role")} key={roles.length}>
          <select {...role} required>
            <option value="">{t("staff.chooseRole")}</option>
            {roles.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </Field>
        <Field label={t("field.locale")}>
          <select {...locale}>
            {locales.map((each) => (
              <option key={each} value={each}>
                {localeNames[each]}
              </option>
            ))}
          </select>
        </Field>
      </div>
    </>
  );
}
