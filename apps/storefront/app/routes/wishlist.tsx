import { useRouteLoaderData } from "react-router";
import { useLanguage } from "../platform/language.tsx";
import type { loader as rootLoader } from "../root.tsx";
import { CategoryTiles } from "../shell/category-tiles.tsx";
import { samePathInEveryLanguage } from "../shell/language-switch.tsx";
import { PageTitle } from "../shell/page-head.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

export function loader() {
  return { languagePaths: samePathInEveryLanguage("/wishlist") };
}

/** Nothing can be put on the list yet: a way into the shop. */
export default function Wishlist() {
  const { t } = useLanguage();
  const shell = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <div className="container-page flex flex-col gap-6 py-8">
      <PageTitle title={t("wishlist.title")} />
      <meta name="robots" content="noindex" />
      <h1 className="page-title">{t("wishlist.title")}</h1>
      <EmptyState icon="heart" title={t("wishlist.emptyTitle")}>
        <p>{t("wishlist.emptyText")}</p>
        <CategoryTiles menu={shell?.menu ?? []} />
      </EmptyState>
    </div>
  );
}
