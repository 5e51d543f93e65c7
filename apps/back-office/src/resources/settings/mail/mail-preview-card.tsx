import type { MailWordsForm } from "@hearth/admin-contract";
import { isLocale, localeNames } from "@hearth/i18n";
import { useState } from "react";
import { useAdminAction } from "../../../api/use-admin-action.ts";
import { useAdminQuery } from "../../../api/use-admin-query.ts";
import { useMay } from "../../../api/use-may.ts";
import { useFailureText } from "../../../language/use-failure-text.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { MailFrame } from "./mail-frame.tsx";

interface Props {
  id: string;
  /** As they are typed. */
  forms: readonly MailWordsForm[];
}

/** The mail as it would be sent, with sample data; a press shows what was typed since. */
export function MailPreviewCard({ id, forms }: Props) {
  const { t, locale: ownLocale } = useLanguage();
  const may = useMay();
  const failureText = useFailureText();
  const [locale, setLocale] = useState<string>(ownLocale);
  const [seen, setSeen] = useState(forms);
  const input = seen.find((form) => form.locale === locale) ?? { locale };
  const { data, error } = useAdminQuery("previewMail", { params: { id }, input });
  const { run, isRunning } = useAdminAction("sendTestMail", { done: "mailText.sent", touches: [] });
  return (
    <Card title={t("mailText.preview")}>
      <div className="mail-preview-bar">
        <Field label={t("mailText.previewIn")}>
          <select value={locale} onChange={({ target }) => setLocale(target.value)}>
            {forms.map((form) => (
              <option key={form.locale} value={form.locale}>
                {isLocale(form.locale) ? localeNames[form.locale] : form.locale}
              </option>
            ))}
          </select>
        </Field>
        <Button icon="refresh" onClick={() => setSeen(forms)}>
          {t("mailText.refresh")}
        </Button>
        {may("sendTestMail") && (
          <Button
            icon="mail"
            isBusy={isRunning}
            onClick={() => void run({ params: { id }, input: { locale } })}
          >
            {t("mailText.sendTest")}
          </Button>
        )}
      </div>
      <p className="form-note">{t("mailText.testText")}</p>
      {error ? <Notice tone="alert">{failureText(error)}</Notice> : null}
      {data && (
        <>
          <p className="mail-preview-subject">
            <span>{t("mailText.subject")}</span> <strong>{data.subject}</strong>
          </p>
          <MailFrame title={t("mailText.preview")} lang={locale} html={data.html} />
        </>
      )}
    </Card>
  );
}
