import type { AdminPromotion } from "@hearth/admin-contract";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useMay } from "../../api/use-may.ts";
import { useFailureText } from "../../language/use-failure-text.ts";
import { useLanguage } from "../../language/use-language.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PromotionFields } from "./promotion-fields.tsx";
import { hasMoreTerms, type PromotionForm, promotionFormOf, promotionOf } from "./promotion-form.ts";

export function ChangePromotion({ promotion }: { promotion: AdminPromotion }) {
  const { t, locale } = useLanguage();
  const may = useMay();
  const failureText = useFailureText();
  const [isUnread, setUnread] = useState(false);
  const { run, isRunning, error } = useAdminAction("changePromotion", {
    done: "promotion.changed",
    isQuiet: true,
  });
  const form = useForm<PromotionForm>({ defaultValues: promotionFormOf(promotion, locale) });
  const submit = form.handleSubmit(async (typed) => {
    const input = promotionOf({ ...typed, codeType: promotion.codeType }, promotion);
    setUnread(input === null);
    if (input) await run({ params: { id: promotion.id }, input: { ...input, version: promotion.version } });
  });
  return (
    <Card title={t("promotion.change")}>
      <form className="form" onSubmit={(event) => void submit(event)}>
        {isUnread && <Notice tone="alert">{t("promotion.badValue")}</Notice>}
        {error ? <Notice tone="alert">{failureText(error)}</Notice> : null}
        {hasMoreTerms(promotion) && <Notice>{t("promotion.moreTerms")}</Notice>}
        <fieldset className="plain-fieldset form" disabled={!may("changePromotion")}>
          <PromotionFields form={form} isNew={false} />
        </fieldset>
        {may("changePromotion") && (
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
