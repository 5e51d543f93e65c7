import type { LegalTextSheet, LegalWording } from "@hearth/admin-contract";
import { type Locale, localeNames, locales } from "@hearth/i18n";
import { instantOf } from "@hearth/rules";
import { type SyntheticEvent, useState } from "react";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useFailureText } from "../../language/use-failure-text.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RichTextField } from "../../rich-text/rich-text-field.tsx";
import { Wordings } from "./wordings.tsx";

interface Props {
  text: LegalTextSheet;
  isReadOnly: boolean;
}

/** Begins with what holds now. Saved only after a look at what would be kept. */
export function WriteVersion({ text, isReadOnly }: Props) {
  const { t } = useLanguage();
  const failureText = useFailureText();
  const [html, setHtml] = useState(() => htmlOf(text));
  const [from, setFrom] = useState("");
  const [note, setNote] = useState("");
  const [preview, setPreview] = useState<readonly LegalWording[] | null>(null);
  const look = useAdminAction("previewLegalText", { isQuiet: true, touches: [] });
  const save = useAdminAction("writeLegalVersion", {
    done: from === "" ? "legalText.saved" : "legalText.savedForLater",
    isQuiet: true,
    compare: (current, mine) => ({
      current: { version: current["version"] },
      mine: { version: mine["version"] },
    }),
  });
  const params = { id: text.kind };
  const texts = locales.map((locale) => ({ locale, html: html[locale] }));
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setPreview((await look.run({ params, input: { texts } }))?.wordings ?? null);
  };
  const keep = async () => {
    const validFrom = from === "" ? null : new Date(instantOf(from)).toISOString();
    const input = { version: text.version, texts, validFrom, note: note.trim() || null };
    await save.run({ params, input });
    setPreview(null);
  };
  const error = look.error ?? save.error;
  return (
    <Card title={t("legalText.newVersion")}>
      <form className="form" onSubmit={(event) => void submit(event)}>
        {error ? <Notice tone="alert">{failureText(error)}</Notice> : null}
        <p className="form-note">{t("legalText.hint")}</p>
        {locales.map((locale) => (
          <RichTextField
            key={locale}
            label={localeNames[locale]}
            lang={locale.slice(0, 2)}
            html={html[locale]}
            isReadOnly={isReadOnly}
            onChange={(written) => setHtml((now) => ({ ...now, [locale]: written }))}
          />
        ))}
        {!isReadOnly && (
          <>
            <div className="form-row">
              <Field label={t("legalText.validFrom")} hint={t("legalText.validFromHint")}>
                <input type="datetime-local" value={from} onChange={({ target }) => setFrom(target.value)} />
              </Field>
              <Field label={t("legalText.note")} hint={t("legalText.noteHint")}>
                <input maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
              </Field>
            </div>
            <div className="form-actions">
              <Button look="primary" type="submit" isBusy={look.isRunning}>
                {t("legalText.preview")}
              </Button>
            </div>
          </>
        )}
      </form>
      {preview && (
        <Dialog isWide title={t("legalText.previewTitle")} onClose={() => setPreview(null)}>
          <p>{t("legalText.previewText")}</p>
          <Wordings wordings={preview} />
          <div className="dialog-actions">
            <Button look="primary" isBusy={save.isRunning} onClick={() => void keep()}>
              {t(from === "" ? "legalText.saveNow" : "legalText.saveForLater")}
            </Button>
            <Button look="quiet" onClick={() => setPreview(null)}>
              {t("shell.cancel")}
            </Button>
          </div>
        </Dialog>
      )}
    </Card>
  );
}

function htmlOf({ wordings }: LegalTextSheet): Record<Locale, string> {
  return Object.fromEntries(
    locales.map((locale) => [locale, wordings.find((each) => each.locale === locale)?.html ?? ""]),
  ) as Record<Locale, string>;
}
