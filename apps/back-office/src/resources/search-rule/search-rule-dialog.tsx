import { localeNames, locales } from "@hearth/i18n";
import { useForm } from "react-hook-form";
import type { AdminArguments } from "../../api/call-admin.ts";
import { useSavingDialog } from "../../api/use-saving-dialog.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Field } from "../../ui/field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { aboutOf, type SearchRuleKind, searchRuleKinds, wordsOf } from "./search-rule-kinds.ts";

interface Fields {
  kind: SearchRuleKind;
  terms: string;
  about: string;
  locale: string;
  validFrom: string;
  validUntil: string;
}

export function SearchRuleDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLanguage();
  const { save, shown } = useSavingDialog("createSearchRule", { done: "searchRule.created", onClose });
  const { register, handleSubmit, watch } = useForm<Fields>({
    defaultValues: { kind: "pin", terms: "", about: "", locale: "", validFrom: "", validUntil: "" },
  });
  const about = aboutOf[watch("kind")];
  const submit = handleSubmit((fields) => save({ input: inputOf(fields) }));
  return (
    <FormDialog title={t("searchRule.create")} submit={t("shell.save")} onSubmit={submit} {...shown}>
      <div className="form-row">
        <Field label={t("field.kind")}>
          <select {...register("kind")}>
            {searchRuleKinds.map((kind) => (
              <option key={kind} value={kind}>
                {t(`searchRule.kind.${kind}`)}
              </option>
            ))}
          </select>
        </Field>
        <Field label={t("field.locale")}>
          <select {...register("locale")}>
            <option value="">{t("list.allLanguages")}</option>
            {locales.map((locale) => (
              <option key={locale} value={locale}>
                {localeNames[locale]}
              </option>
            ))}
          </select>
        </Field>
      </div>
      <Field label={t("field.terms")} hint={t("searchRule.termsHint")}>
        <input required autoComplete="off" {...register("terms")} />
      </Field>
      <Field label={t(`field.${about}`)} hint={t(`searchRule.hint.${about}`)}>
        <input required autoComplete="off" {...register("about")} />
      </Field>
      <div className="form-row">
        <Field label={t("field.validFrom")}>
          <input type="date" {...register("validFrom")} />
        </Field>
        <Field label={t("field.validUntil")}>
          <input type="date" {...register("validUntil")} />
        </Field>
      </div>
    </FormDialog>
  );
}

function inputOf({
  kind,
  terms,
  about,
  locale,
  validFrom,
  validUntil,
}: Fields): AdminArguments<"createSearchRule">["input"] {
  const field = aboutOf[kind];
  return {
    kind,
    terms: wordsOf(terms),
    locale: locale || null,
    ...(field === "means" ? { means: wordsOf(about) } : { [field]: about.trim() }),
    ...(validFrom && { validFrom }),
    ...(validUntil && { validUntil }),
  };
}
