import { useLanguage } from "../../platform/language/language.tsx";

/** What the browser says about wishes; it fills in the names. Once on every page. */
export function WishTexts() {
  const { t, href } = useLanguage();
  const name = "{name}";
  const detail = "{detail}";
  return (
    <p
      hidden
      data-wish-texts
      data-address={href("/wishlist/ids")}
      data-added={t("wishlist.added", { name })}
      data-removed={t("wishlist.removed", { name })}
      data-cannot-add={t("wishlist.cannotAdd", { name, detail })}
      data-cannot-remove={t("wishlist.cannotRemove", { name, detail })}
      data-no-storage={t("wishlist.noStorage")}
      data-no-answer={t("wishlist.noAnswer")}
      data-full={t("wishlist.full")}
    />
  );
}
