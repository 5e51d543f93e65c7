import type { MakerSheet } from "@hearth/admin-contract";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { isFailure } from "../../api/admin-failure.ts";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useMay } from "../../api/use-may.ts";
import { useFailureText } from "../../language/use-failure-text.ts";
import { useLanguage } from "../../language/use-language.ts";
import { type Logo, LogoField } from "../../maker/logo-field.tsx";
import { MakerFields } from "../../maker/maker-fields.tsx";
import { makerInput, type TypedMaker, typedMaker } from "../../maker/maker-form.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";

export function ChangeMaker({ maker }: { maker: MakerSheet }) {
  const { t } = useLanguage();
  const may = useMay();
  const failureText = useFailureText();
  const canChange = may("changeManufacturer");
  const { id, version, mediaId, logoPath } = maker;
  const [logo, setLogo] = useState<Logo | null>(mediaId && logoPath ? { mediaId, path: logoPath } : null);
  const { run, isRunning, error } = useAdminAction("changeManufacturer", {
    done: "maker.saved",
    isQuiet: true,
    touches: ["manufacturer", "product"],
  });
  const { register, handleSubmit } = useForm<TypedMaker>({ defaultValues: typedMaker(maker) });
  const submit = handleSubmit(async (typed) => {
    await run({ params: { id }, input: { ...makerInput(typed, logo?.mediaId ?? null), version } });
  });
  const refusal = isFailure(error, "ADMIN__NOT_PUBLISHABLE") ? t("maker.goodsNeedIt") : failureText(error);
  return (
    <Card title={t("maker.about")}>
      <form className="form" onSubmit={(event) => void submit(event)}>
        {error ? <Notice tone="alert">{refusal}</Notice> : null}
        <p className="form-note">{t("maker.note")}</p>
        <fieldset className="plain-fieldset form" disabled={!canChange}>
          <MakerFields register={register} />
        </fieldset>
        <LogoField logo={logo} isReadOnly={!canChange} onChosen={setLogo} />
        {canChange && (
          <div className="form-actions">
            <Button look="primary" type="submit" isBusy={isRunning}>
              {t("shell.save")}
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}
