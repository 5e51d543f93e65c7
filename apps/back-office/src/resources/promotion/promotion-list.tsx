import type { AdminPromotion } from "@hearth/admin-contract";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ListScreen } from "../../list/list-screen.tsx";
import { Button } from "../../ui/button.tsx";
import { CreatePromotion } from "./create-promotion.tsx";
import { promotionColumns } from "./promotion-columns.tsx";
import { codeTypes } from "./promotion-form.ts";

export function PromotionList() {
  const language = useLanguage();
  const { t } = language;
  const may = useMay();
  const [isCreating, setCreating] = useState(false);
  return (
    <ListScreen<AdminPromotion>
      title={t("nav.promotion")}
      empty={t("promotion.empty")}
      sort={{ field: "priority", order: "DESC" }}
      searchLabel={t("promotion.search")}
      filters={[
        {
          kind: "choice",
          field: "state",
          label: "field.state",
          options: (["active", "inactive"] as const).map((value) => ({
            value,
            text: t(`promotion.state.${value}`),
          })),
        },
        {
          kind: "choice",
          field: "codeType",
          label: "promotion.codeType",
          options: codeTypes.map((value) => ({ value, text: t(`promotion.codeType.${value}`) })),
        },
      ]}
      columns={promotionColumns(language)}
      actions={
        <>
          <Link className="button button-plain" to="/promotion-trial">
            {t("promotion.bench")}
          </Link>
          {may("createPromotion") && (
            <Button look="primary" icon="plus" onClick={() => setCreating(true)}>
              {t("promotion.create")}
            </Button>
          )}
        </>
      }
    >
      {isCreating && <CreatePromotion onClose={() => setCreating(false)} />}
    </ListScreen>
  );
}
