import { useLanguage } from "../../../platform/language/language.tsx";
import { useShopPaths } from "../../../platform/links/shop-paths.tsx";
import { ButtonLink } from "../../../ui/base/button.tsx";

/** Fills what is left of a last row; the style sheet leaves it out where a row is full. */
export function ListingHelp() {
  const { t, href } = useLanguage();
  return (
    <li className="listing-help">
      <p className="text-heading font-semibold text-balance">{t("listing.helpTitle")}</p>
      <p className="max-w-md">{t("listing.helpText")}</p>
      <ButtonLink href={href(useShopPaths().contact)} look="secondary" icon="phone">
        {t("listing.helpLink")}
      </ButtonLink>
    </li>
  );
}
