import type { ReactNode } from "react";
import { useLanguage } from "../../platform/language/language.tsx";
import { useShopPaths } from "../../platform/links/shop-paths.tsx";
import { ButtonLink } from "../../ui/base/button.tsx";
import { EmptyState } from "../../ui/base/empty-state.tsx";

/** Other words, other ways, and somebody to ask. */
export function NothingFound({ term, children }: { term: string; children: ReactNode }) {
  const { t, href } = useLanguage();
  return (
    <EmptyState icon="search" title={t("search.emptyTitle", { term })}>
      <p>{t("search.emptyText")}</p>
      <ul className="list-disc pl-5 text-left">
        <li>{t("search.tipFewer")}</li>
        <li>{t("search.tipNumber")}</li>
        <li>{t("search.tipMaker")}</li>
      </ul>
      <ButtonLink href={href(useShopPaths().contact)} look="secondary">
        {t("search.askUs")}
      </ButtonLink>
      <h3 className="mt-4 font-semibold text-ink">{t("search.emptyCategories")}</h3>
      {children}
    </EmptyState>
  );
}
