import { localeNames, locales } from "@hearth/i18n";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useAdminAction } from "../../../api/use-admin-action.ts";
import { useFailureText } from "../../../language/use-failure-text.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { UploadBox } from "../../../picture/upload/upload-box.tsx";
import { Field } from "../../../ui/field.tsx";
import { FormDialog } from "../../../ui/form-dialog.tsx";
import { makerInput, makerLines, noMaker, unionCountries } from "./maker-form.ts";

/** Who made it, as every offer has to say (Art. 19 GPSR): an address, a mailbox, a logo and a few words. */
export function CreateMaker({ onClose }: { onClose: () => void }) {
  const { t, format } = useLanguage();
  const failureText = useFailureText();
  const [mediaId, setMediaId] = useState<string | null>(null);
  const { run, isRunning, error } = useAdminAction("createManufacturer", {
    done: "maker.created",
    isQuiet: true,
  });
  const { register, handleSubmit } = useForm({ defaultValues: noMaker });
  const submit = handleSubmit(async (typed) => {
    if (await run({ input: makerInput(typed, mediaId) })) onClose();
  });
  return (
    <FormDialog
      isWide
      title={t("maker.create")}
      submit={t("maker.createSubmit")}
      cancel={t("shell.cancel")}
      error={error ? failureText(error) : undefined}
      isRunning={isRunning}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="form-note">{t("maker.note")}</p>
      <div className="form-row">
        {makerLines.map((name) => (
          <Field key={name} label={t(`maker.${name}`)}>
            <input
              type={name === "email" ? "email" : "text"}
              required={name !== "weee"}
              maxLength={name === "zip" ? 12 : 120}
              autoComplete="off"
              {...register(name)}
            />
          </Field>
        ))}
        <Field label={t("maker.country")}>
          <select {...register("country")}>
            {unionCountries.map((iso) => (
              <option key={iso} value={iso}>
                {format.country(iso)}
              </option>
            ))}
          </select>
        </Field>
      </div>
      {locales.map((locale) => (
        <Field key={locale} label={t("maker.descriptionIn", { language: localeNames[locale] })}>
          <textarea rows={2} maxLength={5000} {...register(`descriptions.${locale}`)} />
        </Field>
      ))}
      <div role="group" aria-label={t("maker.logo")}>
        <p>{t(mediaId ? "maker.hasLogo" : "maker.logo")}</p>
        <UploadBox onUploaded={([logo]) => logo && setMediaId(logo.id)} />
      </div>
    </FormDialog>
  );
}
