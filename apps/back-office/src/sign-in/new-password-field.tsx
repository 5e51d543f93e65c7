import type { UseFormRegisterReturn } from "react-hook-form";
import { useLanguage } from "../language/use-language.ts";
import { Field } from "../ui/field.tsx";

/** As `fields.newPassword` of the contract. */
const FEWEST_SIGNS = 12;

export function NewPasswordField({ registered }: { registered: UseFormRegisterReturn }) {
  const { t } = useLanguage();
  return (
    <Field label={t("field.newPassword")} hint={t("password.hint")}>
      <input type="password" autoComplete="new-password" required minLength={FEWEST_SIGNS} {...registered} />
    </Field>
  );
}
