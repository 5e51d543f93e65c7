import { useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { useSavingDialog } from "../../api/use-saving-dialog.ts";
import { useLanguage } from "../../language/use-language.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
import { PromotionFields } from "./promotion-fields.tsx";
import { type PromotionForm, promotionFormOf, promotionOf } from "./promotion-form.ts";

export function CreatePromotion({ onClose }: { onClose: () => void }) {
  const { t, locale } = useLanguage();
  const navigate = useNavigate();
  const [isUnread, setUnread] = useState(false);
  const { save, shown } = useSavingDialog("createPromotion", {
    done: "promotion.created",
    onClose,
    onDone: ({ id }) => navigate(`/promotion/${id}/show`),
  });
  const form = useForm<PromotionForm>({ defaultValues: promotionFormOf(null, locale) });
  const submit = form.handleSubmit(async (typed) => {
    const input = promotionOf(typed, null);
    setUnread(input === null);
    if (input) await save({ input });
  });
  return (
    <FormDialog
      isWide
      title={t("promotion.create")}
      submit={t("shell.save")}
      onSubmit={submit}
      {...shown}
      error={isUnread ? t("promotion.badValue") : shown.error}
    >
      <PromotionFields form={form} isNew />
    </FormDialog>
  );
}
