import type { AdminBanner } from "@hearth/admin-contract";
import { localeNames, locales } from "@hearth/i18n";
import { shopDay } from "@hearth/rules";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useSavingDialog } from "../../api/use-saving-dialog.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Field } from "../../ui/field.tsx";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { type BannerFields, fieldsOf, inputOf } from "./banner-form.ts";
import { BannerPreview } from "./banner-preview.tsx";

interface Props {
  banner: AdminBanner | null;
  onClose: () => void;
}

export function BannerDialog({ banner: given, onClose }: Props) {
  // As it was when the form was opened: a newer version has not been seen.
  const [banner] = useState(given);
  const { t } = useLanguage();
  const create = useSavingDialog("createBanner", { done: "banner.saved", onClose });
  const change = useSavingDialog("changeBanner", { done: "banner.saved", onClose });
  const { register, handleSubmit, watch } = useForm<BannerFields>({
    defaultValues: fieldsOf(banner, shopDay(Date.now())),
  });
  const submit = handleSubmit((fields) => {
    const input = inputOf(fields);
    return banner
      ? change.save({ params: { id: banner.id }, input: { ...input, version: banner.version } })
      : create.save({ input });
  });
  const { shown } = banner ? change : create;
  return (
    <FormDialog
      title={t(banner ? "banner.change" : "banner.create")}
      submit={t("shell.save")}
      onSubmit={submit}
      {...shown}
    >
      <div className="form-row">
        <Field label={t("banner.from")}>
          <input type="date" required {...register("fromDay")} />
        </Field>
        <Field label={t("banner.until")} hint={t("banner.untilHint")}>
          <input type="date" {...register("untilDay")} />
        </Field>
        <Field label={t("banner.priority")} hint={t("banner.priorityHint")}>
          <input
            type="number"
            min={-1000}
            max={1000}
            required
            {...register("priority", { valueAsNumber: true })}
          />
        </Field>
      </div>
      {locales.map((locale) => (
        <fieldset key={locale} className="banner-language">
          <legend>{localeNames[locale]}</legend>
          <Field label={t("banner.text")}>
            <input required maxLength={160} autoComplete="off" {...register(`texts.${locale}.text`)} />
          </Field>
          <div className="form-row">
            <Field label={t("banner.linkText")}>
              <input maxLength={60} autoComplete="off" {...register(`texts.${locale}.linkText`)} />
            </Field>
            <Field label={t("banner.link")} hint={t("banner.linkHint")}>
              <input maxLength={500} autoComplete="off" {...register(`texts.${locale}.link`)} />
            </Field>
          </div>
          <BannerPreview said={watch(`texts.${locale}`)} />
        </fieldset>
      ))}
    </FormDialog>
  );
}
