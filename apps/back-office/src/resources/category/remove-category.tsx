import type { CategorySheet } from "@hearth/admin-contract";
import { useQueryClient } from "@tanstack/react-query";
import { useAdminAction } from "../../api/use-admin-action.ts";
import { useAdminQuery } from "../../api/use-admin-query.ts";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ConfirmButton } from "../../ui/confirm-button.tsx";

interface Props {
  category: Pick<CategorySheet, "id" | "version" | "name" | "parentId">;
  onClose: () => void;
}

/** How many products lose the place is said before; what keeps it from going stands instead of the button. */
export function RemoveCategory({ category: { id, version, name, parentId }, onClose }: Props) {
  const { t } = useLanguage();
  const may = useMay();
  const client = useQueryClient();
  const isAllowed = may("removeCategory") && parentId !== null;
  const { data } = useAdminQuery("readCategoryRemoval", { params: { id } }, { isWanted: isAllowed });
  const { run, isRunning } = useAdminAction("removeCategory", {
    done: "category.removed",
    // Its products and the redirects have changed; of itself there is nothing left to read.
    touches: ["product", "route-rule"],
  });
  if (!isAllowed || !data) return null;
  if (data.refusal) return <p className="form-note">{t(`reason.${data.refusal}`)}</p>;
  return (
    <div>
      <ConfirmButton
        icon="trash"
        look="quiet"
        isBusy={isRunning}
        title={t("category.removeTitle", { name: name ?? "" })}
        text={t("category.removeText", { products: data.products })}
        confirm={t("shell.remove")}
        cancel={t("shell.cancel")}
        onConfirm={async () => {
          if ((await run({ params: { id }, input: { version } })) === undefined) return;
          onClose();
          await client.invalidateQueries({ queryKey: ["category", "listCategories"] });
        }}
      >
        {t("category.remove")}
      </ConfirmButton>
    </div>
  );
}
