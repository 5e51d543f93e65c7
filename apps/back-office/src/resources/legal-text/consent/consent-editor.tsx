import type { ConsentTextSheet } from "@hearth/admin-contract";
import { type SyntheticEvent, useState } from "react";
import { useAdminAction } from "../../../api/use-admin-action.ts";
import { useFailureText } from "../../../language/use-failure-text.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { consentParts, shopConsents, typedConsents, writtenConsents } from "./consent-form.ts";
import { ConsentPreview } from "./consent-preview.tsx";
import { ConsentWords } from "./consent-words.tsx";
import { MeaningChoice } from "./meaning-choice.tsx";

interface Props {
  sheet: ConsentTextSheet;
  isReadOnly: boolean;
}

/** Words only: which boxes there are, that none is ticked and that both buttons look the same is not for staff to say. */
export function ConsentEditor({ sheet, isReadOnly }: Props) {
  const { t } = useLanguage();
  const failureText = useFailureText();
  const { words, version } = sheet;
  const [typed, setTyped] = useState(() => typedConsents(words));
  const [asksAgain, setAsksAgain] = useState<boolean | null>(null);
  const [note, setNote] = useState("");
  const { run, isRunning, error } = useAdminAction("writeConsentTexts", {
    done: asksAgain ? "consentText.savedAndAsked" : "consentText.saved",
    isQuiet: true,
    compare: (current, mine) => ({
      current: { version: current["version"] },
      mine: { version: mine["version"] },
    }),
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (asksAgain === null) return;
    const texts = writtenConsents(words, typed);
    void run({ input: { version, texts, asksAgain, note: note.trim() || null } });
  };
  return (
    <form className="form" onSubmit={submit}>
      {error ? <Notice tone="alert">{failureText(error)}</Notice> : null}
      {Object.entries(consentParts).map(([part, keys]) => (
        <Card key={part} title={t(`consentText.part.${part as keyof typeof consentParts}`)}>
          <ConsentWords
            words={words.filter(({ key }) => (keys as readonly string[]).includes(key))}
            typed={typed}
            isReadOnly={isReadOnly}
            onTyped={(key, texts) => setTyped({ ...typed, [key]: texts })}
          />
        </Card>
      ))}
      <ConsentPreview typed={typed} />
      {!isReadOnly && (
        <Card title={t("consentText.save")}>
          <MeaningChoice asksAgain={asksAgain} onChosen={setAsksAgain} />
          <Field label={t("legalText.note")} hint={t("legalText.noteHint")}>
            <input maxLength={500} value={note} onChange={({ target }) => setNote(target.value)} />
          </Field>
          <div className="form-actions">
            <Button look="primary" type="submit" isBusy={isRunning}>
              {t("shell.save")}
            </Button>
            <Button look="quiet" icon="arrow-back-up" onClick={() => setTyped(shopConsents(words))}>
              {t("mailText.reset")}
            </Button>
          </div>
        </Card>
      )}
    </form>
  );
}
