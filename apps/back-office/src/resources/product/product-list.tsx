import type { ProductHead } from "@hearth/admin-contract";
import { useState } from "react";
import { Link } from "react-router-dom";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ListScreen } from "../../list/list-screen.tsx";
import { Button } from "../../ui/button.tsx";
import { useCategoryOptions } from "../../list/use-category-options.ts";
import { SelectionBar } from "./bulk/selection-bar.tsx";
import { CreateProduct } from "./create-product.tsx";
import { ExportPrices } from "./prices/export-prices.tsx";
import { productColumns } from "./product-columns.tsx";
import { productViews } from "./product-views.ts";
import { useChoices } from "../../api/use-choices.ts";

export function ProductList() {
  const language = useLanguage();
  const { t } = language;
  const may = useMay();
  const { manufacturers } = useChoices();
  const categories = useCategoryOptions();
  const [isCreating, setCreating] = useState(false);
  return (
    <ListScreen<ProductHead>
      title={t("nav.product")}
      empty={t("product.empty")}
      sort={{ field: "number", order: "ASC" }}
      searchLabel={t("product.search")}
      views={[
        { label: t("list.all"), filter: {} },
        { label: t("product.viewDrafts"), filter: productViews.drafts },
        { label: t("product.viewLow"), filter: productViews.lowStock },
      ]}
      filters={[
        {
          kind: "choice",
          field: "state",
          label: "field.state",
          options: (["active", "inactive"] as const).map((value) => ({
            value,
            text: t(`product.state.${value}`),
          })),
        },
        { kind: "choice", field: "categoryId", label: "product.category", options: categories },
        {
          kind: "choice",
          field: "manufacturerId",
          label: "field.manufacturerId",
          options: manufacturers.map(({ id, name }) => ({ value: id, text: name })),
        },
        { kind: "text", field: "availableBelow", label: "product.availableBelow" },
      ]}
      columns={productColumns(language, may("preparePriceChange"))}
      actions={
        <>
          <Link className="button button-plain" to="/bulk-change">
            {t("bulk.title")}
          </Link>
          <ExportPrices />
          {may("createProduct") && (
            <Button look="primary" icon="plus" onClick={() => setCreating(true)}>
              {t("product.create")}
            </Button>
          )}
        </>
      }
    >
      {may("preparePriceChange") && <SelectionBar />}
      {isCreating && <CreateProduct onClose={() => setCreating(false)} />}
    </ListScreen>
  );
}
