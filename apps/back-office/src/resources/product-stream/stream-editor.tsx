import type { StreamSheet } from "@hearth/admin-contract";
import { localeNames, locales } from "@hearth/i18n";
import { type SyntheticEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useMay } from "../../api/use-may.ts";
import { useFailureText } from "../../language/use-failure-text.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { RuleFields } from "./rule-fields.tsx";
import { streamInput, typedStream } from "./stream-form.ts";
import { StreamPlaces } from "./stream-places.tsx";
import { StreamTrial } from "./stream-trial.tsx";

/** Null: a new one. Beside the conditions stands what they choose. */
export function StreamEditor({ stream }: { stream: StreamSheet | null }) {
  const { t } = useLanguage();
  const may = useMay();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const canSave = may(stream ? "changeProductStream" : "createProductStream");
  const [typed, setTyped] = useState(() => typedStream(stream));
  const create = useAdminAction("createProductStream", { done: "stream.saved", isQuiet: true });
  const change = useAdminAction("changeProductStream", { done: "stream.saved", isQuiet: true });
  const error = create.error ?? change.error;
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    const input = streamInput(typed);
    if (stream) {
      const { id, version } = stream;
      await change.run({ params: { id }, input: { ...input, version } });
      return;
    }
    const made = await create.run({ input });
    if (made) void navigate(`/product-stream/${made.id}/show`, { replace: true });
  };
  return (
    <div className="sheet">
      <Card title={t("stream.conditions")}>
        <form className="form" onSubmit={(event) => void submit(event)}>
          {error ? <Notice tone="alert">{failureText(error)}</Notice> : null}
          <fieldset className="plain-fieldset form" disabled={!canSave}>
            <div className="form-row">
              {locales.map((locale) => (
                <Field key={locale} label={t("stream.nameIn", { language: localeNames[locale] })}>
                  <input
                    required={locale === "de-DE"}
                    maxLength={120}
                    autoComplete="off"
                    value={typed.names[locale]}
                    onChange={({ target }) =>
                      setTyped({ ...typed, names: { ...typed.names, [locale]: target.value } })
                    }
                  />
                </Field>
              ))}
            </div>
            <p className="form-note">{t("stream.hint")}</p>
            <RuleFields rule={typed.rule} onChange={(rule) => setTyped({ ...typed, rule })} />
          </fieldset>
          {canSave && (
            <div className="form-actions">
              <Button look="primary" type="submit" isBusy={create.isRunning || change.isRunning}>
                {t("shell.save")}
              </Button>
            </div>
          )}
        </form>
      </Card>
      <div className="sheet-side">
        <StreamTrial rule={typed.rule} />
        {stream && <StreamPlaces stream={stream} />}
      </div>
    </div>
  );
}
