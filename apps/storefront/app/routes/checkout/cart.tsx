import { useRouteLoaderData } from "react-router";
import { useLanguage } from "../platform/language.tsx";
import type { loader as rootLoader } from "../root.tsx";
import { CategoryTiles } from "../shell/category-tiles.tsx";
import { samePathInEveryLanguage } from "../shell/language-switch.tsx";
import { PageTitle } from "../shell/page-head.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

export const handle = { layout: "checkout" };

export function loader() {
  return { languagePaths: samePathInEveryLanguage("/checkout/cart") };
}

/** Nothing can be put in yet, so the cart is empty for everybody: a way back into the shop, and to people who take orders. */
export default function Cart() {
  const { t, href } = useLanguage();
  const shell = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <div className="container-page flex flex-col gap-6 py-8">
      <PageTitle title={t("cart.title")} />
      <meta name="robots" content="noindex" />
      <h1 className="page-title">{t("cart.title")}</h1>
      <EmptyState icon="shopping-cart" title={t("cart.emptyTitle")}>
        <p>{t("cart.emptyText")}</p>
        <ButtonLink href={href("/")} icon="arrow-left">
          {t("checkout.backToShop")}
        </ButtonLink>
        <CategoryTiles menu={shell?.menu ?? []} />
      </EmptyState>
    </div>
  );
}
