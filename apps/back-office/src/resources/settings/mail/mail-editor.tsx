import type { MailTemplateSheet } from "@hearth/admin-contract";
import { localeNames, locales } from "@hearth/i18n";
import { type SyntheticEvent, useState } from "react";
import { useAdminAction } from "../../../api/use-admin-action.ts";
import { useMay } from "../../../api/use-may.ts";
import { LanguageControls } from "../../../language/language-controls.tsx";
import { useFailureText } from "../../../language/use-failure-text.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { MailPreviewCard } from "./mail-preview-card.tsx";
import { shopWords, type TypedWords, typedWords, wordsForms } from "./mail-words.ts";

export function MailEditor({ sheet }: { sheet: MailTemplateSheet }) {
  const { t, tOr } = useLanguage();
  const may = useMay();
  const failureText = useFailureText();
  const { id, version, placeholders } = sheet;
  const [typed, setTyped] = useState(() => typedWords(sheet));
  const { run, isRunning, error } = useAdminAction("changeMailTemplate", {
    done: "mailText.saved",
    isQuiet: true,
  });
  const isReadOnly = !may("changeMailTemplate");
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    void run({ params: { id }, input: { version, texts: wordsForms(sheet, typed) } });
  };
  const named = (names: readonly string[]) =>
    names.map((name) => `{${name}} = ${tOr(`mailText.value.${name}`, name)}`).join(", ");
  const row = (field: keyof TypedWords, more: { maxLength: number; rows?: number }) => (
    <LanguageControls
      name={t(`mailText.${field}`)}
      hint={placeholders[field].length > 0 ? named(placeholders[field]) : undefined}
      values={typed[field]}
      isReadOnly={isReadOnly}
      onTyped={(locale, value) => setTyped({ ...typed, [field]: { ...typed[field], [locale]: value } })}
      {...more}
    />
  );
  return (
    <>
      <Card title={t("mailText.words")}>
        <form className="form" onSubmit={submit}>
          {error ? <Notice tone="alert">{failureText(error)}</Notice> : null}
          <p className="card-note">{t("mailText.wordsText")}</p>
          <div className="language-heads" aria-hidden="true">
            {locales.map((locale) => (
              <span key={locale}>{localeNames[locale]}</span>
            ))}
          </div>
          {row("subject", { maxLength: 120 })}
          {row("intro", { maxLength: 2000, rows: 6 })}
          {!isReadOnly && (
            <div className="form-actions">
              <Button look="primary" type="submit" isBusy={isRunning}>
                {t("shell.save")}
              </Button>
              <Button look="quiet" icon="arrow-back-up" onClick={() => setTyped(shopWords(sheet))}>
                {t("mailText.reset")}
              </Button>
            </div>
          )}
        </form>
      </Card>
      <MailPreviewCard id={id} forms={wordsForms(sheet, typed)} />
    </>
  );
}
