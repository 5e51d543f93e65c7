import type { MediaSheet } from "@hearth/admin-contract";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { AltFields } from "../../picture/alt-fields.tsx";
import { type AltForm, altFormOf, altOf } from "../../picture/alt-form.ts";
import { FocusField } from "./focus-field.tsx";
import { useChangeMedia } from "../../picture/use-change-media.ts";

export function ChangeMedia({ picture }: { picture: MediaSheet }) {
  const { t } = useLanguage();
  const canChange = useMay()("changeMedia");
  const { run, isRunning, refusal } = useChangeMedia();
  const [focus, setFocus] = useState(picture.focus);
  const { register, handleSubmit } = useForm<AltForm>({ defaultValues: altFormOf(picture.alt) });
  const submit = handleSubmit(async (form) => {
    const { id, version } = picture;
    await run({ params: { id }, input: { version, alt: altOf(form, picture.alt), focus } });
  });
  return (
    <form className="sheet-main" onSubmit={(event) => void submit(event)}>
      <Card title={t("media.focus")}>
        <FocusField path={picture.path} focus={focus} isLocked={!canChange} onChange={setFocus} />
      </Card>
      <Card title={t("media.alt")}>
        {refusal && <Notice tone="alert">{refusal}</Notice>}
        <fieldset className="plain-fieldset form" disabled={!canChange}>
          <AltFields register={register} />
        </fieldset>
        {canChange && (
          <div className="form-actions">
            <Button look="primary" type="submit" isBusy={isRunning}>
              {t("shell.save")}
            </Button>
          </div>
        )}
      </Card>
    </form>
  );
}
