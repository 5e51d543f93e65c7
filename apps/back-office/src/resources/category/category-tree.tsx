import { useState } from "react";
import { useAdminQuery } from "../../api/use-admin-query.ts";
import { useMay } from "../../api/use-may.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ReadFailure } from "../../shell/error-screens.tsx";
import { Loading } from "../../shell/loading.tsx";
import { ScreenHead } from "../../shell/screen-head.tsx";
import { TypedFilter } from "../../list/typed-filter.tsx";
import { Button } from "../../ui/button.tsx";
import { CategoryDialog } from "./category-dialog.tsx";
import { CategoryRow } from "./category-row.tsx";
import { CreateCategory } from "./create-category.tsx";
import { inTreeOrder } from "../../list/tree-order.ts";

export function CategoryTree() {
  const { t } = useLanguage();
  const may = useMay();
  const { data, error, refetch } = useAdminQuery("listCategories", {});
  const [words, setWords] = useState("");
  const [isCreating, setCreating] = useState(false);
  const [openId, setOpenId] = useState<string | null>(null);
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const { categories } = data;
  const shown = inTreeOrder(categories).filter(({ name }) =>
    (name ?? "").toLowerCase().includes(words.toLowerCase()),
  );
  return (
    <>
      <ScreenHead
        title={t("nav.category")}
        actions={
          may("createCategory") && (
            <Button look="primary" icon="plus" onClick={() => setCreating(true)}>
              {t("category.create")}
            </Button>
          )
        }
      />
      <search className="filter-bar">
        <TypedFilter type="search" label={t("category.search")} value={words} onTyped={setWords} />
      </search>
      {may("moveCategory") && <p className="lead">{t("category.keys")}</p>}
      <ul className="category-tree" aria-label={t("nav.category")}>
        {shown.map((category) => (
          <CategoryRow
            key={category.id}
            category={category}
            categories={categories}
            onOpen={() => setOpenId(category.id)}
          />
        ))}
      </ul>
      {isCreating && (
        <CreateCategory categories={inTreeOrder(categories)} onClose={() => setCreating(false)} />
      )}
      {openId && <CategoryDialog id={openId} onClose={() => setOpenId(null)} />}
    </>
  );
}
