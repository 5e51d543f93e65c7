import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useFailureText } from "../../language/use-failure-text.ts";
import { useLanguage } from "../../language/use-language.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { PromotionFields } from "./promotion-fields.tsx";
import { type PromotionForm, promotionFormOf, promotionOf } from "./promotion-form.ts";

export function CreatePromotion({ onClose }: { onClose: () => void }) {
  const { t, locale } = useLanguage();
  const failureText = useFailureText();
  const navigate = useNavigate();
  const [isUnread, setUnread] = useState(false);
  const { run, isRunning, error } = useAdminAction("createPromotion", {
    done: "promotion.created",
    isQuiet: true,
  });
  const form = useForm<PromotionForm>({ defaultValues: promotionFormOf(null, locale) });
  const submit = form.handleSubmit(async (typed) => {
    const input = promotionOf(typed, null);
    setUnread(input === null);
    const made = input && (await run({ input }));
    if (made) void navigate(`/promotion/${made.id}/show`);
  });
  return (
    <FormDialog
      isWide
      title={t("promotion.create")}
      submit={t("shell.save")}
      cancel={t("shell.cancel")}
      error={isUnread ? t("promotion.badValue") : error ? failureText(error) : undefined}
      isRunning={isRunning}
      onSubmit={submit}
      onClose={onClose}
    >
      <PromotionFields form={form} isNew />
    </FormDialog>
  );
}
