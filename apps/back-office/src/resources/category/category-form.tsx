import type { CategorySheet } from "@hearth/admin-contract";
import { localeNames, locales } from "@hearth/i18n";
import { useForm } from "react-hook-form";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useMay } from "../../api/use-may.ts";
import { useFailureText } from "../../language/use-failure-text.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { categoryFormOf, categoryTextOf, changedTexts } from "./category-texts.ts";

/** Name and what search engines read, in every language; its address stays, so that links hold. */
export function CategoryForm({ category, onClose }: { category: CategorySheet; onClose: () => void }) {
  const { t } = useLanguage();
  const may = useMay();
  const failureText = useFailureText();
  const before = categoryFormOf(category);
  const { register, handleSubmit } = useForm({ defaultValues: before });
  const { run, isRunning, error } = useAdminAction("changeCategoryText", {
    done: "category.saved",
    isQuiet: true,
    compare: (current, mine) => {
      const texts = current["texts"] as CategorySheet["texts"];
      return { current: { ...texts.find(({ locale }) => locale === mine["locale"]) }, mine };
    },
  });
  const submit = handleSubmit(async (form) => {
    let { version } = category;
    for (const locale of changedTexts(before, form)) {
      const input = { version, ...categoryTextOf(category, form, locale) };
      // oxlint-disable-next-line no-await-in-loop -- each is saved in the version the one before has made
      const saved = await run({ params: { id: category.id }, input });
      if (!saved) return;
      version = saved.version;
    }
    onClose();
  });
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      {error ? <Notice tone="alert">{failureText(error)}</Notice> : null}
      <fieldset className="plain-fieldset category-languages" disabled={!may("changeCategoryText")}>
        {locales.map((locale) => (
          <div key={locale} className="form" role="group" aria-label={localeNames[locale]}>
            <h3>{localeNames[locale]}</h3>
            <Field label={t("field.name")}>
              <input required={locale === "de-DE"} maxLength={255} {...register(`${locale}.name`)} />
            </Field>
            <Field label={t("product.text.metaTitle")}>
              <input maxLength={255} {...register(`${locale}.metaTitle`)} />
            </Field>
            <Field label={t("product.text.metaDescription")}>
              <textarea rows={3} maxLength={500} {...register(`${locale}.metaDescription`)} />
            </Field>
            <p className="form-note path">
              /{category.paths.find((path) => path.locale === locale)?.path ?? ""}
            </p>
          </div>
        ))}
      </fieldset>
      <div className="form-actions">
        {may("changeCategoryText") && (
          <Button look="primary" type="submit" isBusy={isRunning}>
            {t("shell.save")}
          </Button>
        )}
        <Button look="quiet" onClick={onClose}>
          {t("shell.cancel")}
        </Button>
      </div>
    </form>
  );
}
