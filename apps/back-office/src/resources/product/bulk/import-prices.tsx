import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { useAdminAction } from "../../../api/use-admin-action.ts";
import { useFailureText } from "../../../language/use-failure-text.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { ACCEPTED_FILES, priceFile } from "./price-file.ts";

/** Nothing changes yet: the next screen shows what would. */
export function ImportPrices() {
  const { t } = useLanguage();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const { run, isRunning, error } = useAdminAction("preparePriceImport", { isQuiet: true });
  const look = async () => {
    const made = file && (await run({ input: await priceFile(file) }));
    if (made) void navigate(`/bulk-change/${made.id}`);
  };
  return (
    <Card title={t("bulk.import")}>
      <form
        className="form"
        onSubmit={(event) => {
          event.preventDefault();
          void look();
        }}
      >
        {error ? <Notice tone="alert">{failureText(error)}</Notice> : null}
        <Field label={t("bulk.file")} hint={t("bulk.fileHint")}>
          <input
            type="file"
            required
            accept={ACCEPTED_FILES}
            onChange={(event) => setFile(event.target.files?.[0] ?? null)}
          />
        </Field>
        <div className="form-actions">
          <Button look="primary" type="submit" icon="file-import" isBusy={isRunning}>
            {t("bulk.look")}
          </Button>
        </div>
      </form>
    </Card>
  );
}
