import { useLanguage } from "../../platform/language/language.tsx";
import { useShopPaths } from "../../platform/links/shop-paths.tsx";
import { useShopIdentity } from "../../platform/shop/shop-identity.tsx";
import { ButtonLink } from "../../ui/base/button.tsx";
import { EmptyState } from "../../ui/base/empty-state.tsx";

/** The home page of a shop whose staff have written none: its name above its goods, or that there will be some. */
export function BareHome({ hasGoods }: { hasGoods: boolean }) {
  const { t, href } = useLanguage();
  const { name: shop } = useShopIdentity();
  const { contact } = useShopPaths();
  if (hasGoods) {
    return (
      <div className="container-page pt-section">
        <h1 className="page-title">{t("listing.homeTitle", { shop })}</h1>
      </div>
    );
  }
  return (
    <div className="container-page py-section">
      <EmptyState icon="package" headingLevel={1} title={t("listing.newShopTitle", { shop })}>
        <p>{t("listing.newShopText")}</p>
        <ButtonLink href={href(contact)} look="secondary">
          {t("search.askUs")}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
