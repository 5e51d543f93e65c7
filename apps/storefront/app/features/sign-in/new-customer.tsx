import { useLanguage } from "../../platform/language/language.tsx";
import { useShopIdentity } from "../../platform/shop/shop-identity.tsx";
import { ButtonLink } from "../../ui/base/button.tsx";

/** The way to an account for those who have none. */
export function NewCustomer({ hasTrade }: { hasTrade: boolean }) {
  const { t, href } = useLanguage();
  const { name: shop } = useShopIdentity();
  return (
    <section className="rounded-card bg-tint p-5">
      <h2 className="section-title">{t("signIn.newTitle", { shop })}</h2>
      <p className="mt-2 mb-4">{t("signIn.newText")}</p>
      <ButtonLink href={href("/register")} look="secondary" icon="user-plus" className="w-full">
        {t("signIn.register")}
      </ButtonLink>
      {hasTrade && (
        <a href={href("/account/trade")} className="link mt-2 inline-flex min-h-11 items-center">
          {t("register.tradeLink")}
        </a>
      )}
    </section>
  );
}
