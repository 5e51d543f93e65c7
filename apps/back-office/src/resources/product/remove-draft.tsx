import type { ProductSheet } from "@hearth/admin-contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ConfirmButton } from "../../ui/confirm-button.tsx";

/** Only for what nobody ever saw or bought; anything else is taken off sale and stays. */
export function RemoveDraft({
  product: { id, version, number, parentId, variants },
}: {
  product: ProductSheet;
}) {
  const { t } = useLanguage();
  const may = useMay();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { run, isRunning } = useAdminAction("removeDraft", {
    done: "product.draftRemoved",
    // This screen has nothing left to read.
    touches: [],
  });
  if (!may("removeDraft")) return null;
  return (
    <ConfirmButton
      icon="trash"
      isBusy={isRunning}
      title={t("product.removeDraft")}
      text={t(variants.length > 0 ? "product.removeFamilyText" : "product.removeDraftText", { number })}
      confirm={t("shell.remove")}
      cancel={t("shell.cancel")}
      onConfirm={async () => {
        if ((await run({ params: { id }, input: { version } })) === undefined) return;
        await client.invalidateQueries({ queryKey: ["product"], refetchType: "none" });
        void navigate(parentId ? `/product/${parentId}/show` : "/product");
      }}
    >
      {t("product.removeDraft")}
    </ConfirmButton>
  );
}
