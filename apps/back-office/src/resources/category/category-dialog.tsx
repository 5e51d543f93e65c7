import { useAdminQuery } from "../../api/use-admin-query.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ReadFailure } from "../../shell/error-screens.tsx";
import { Loading } from "../../shell/loading.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { CategoryForm } from "./category-form.tsx";
import { RemoveCategory } from "./remove-category.tsx";

export function CategoryDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useLanguage();
  const { data: category, error, refetch } = useAdminQuery("readCategory", { params: { id } });
  return (
    <Dialog isWide title={category?.name ?? t("nav.category")} onClose={onClose}>
      {error && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {!category && !error && <Loading />}
      {category && (
        <>
          <CategoryForm key={JSON.stringify(category.texts)} category={category} onClose={onClose} />
          <RemoveCategory category={category} onClose={onClose} />
        </>
      )}
    </Dialog>
  );
}
