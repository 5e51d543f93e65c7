import { useLanguage } from "../../platform/language/language.tsx";
import { ButtonLink } from "../../ui/base/button.tsx";
import { EmptyState } from "../../ui/base/empty-state.tsx";
import { Icon } from "../../ui/icon/icon.tsx";

export function NoOrders() {
  const { t, href } = useLanguage();
  return (
    <EmptyState icon="package" title={t("account.noOrderTitle")}>
      <p>{t("account.noOrderText")}</p>
      <ButtonLink href={href("/")}>{t("account.toShop")}</ButtonLink>
    </EmptyState>
  );
}

/** Orders of the shop before this one are not here and will not be. */
export function OldOrdersNotice({ contactPath }: { contactPath: string }) {
  const { t, href } = useLanguage();
  return (
    <p className="flex items-start gap-3 rounded-inner bg-info-soft p-4 text-ink">
      <Icon name="info-circle" size="regular" className="text-info" />
      <span className="min-w-0">
        {t("account.oldOrders")}{" "}
        <a href={href(contactPath)} className="link">
          {t("account.askService")}
        </a>
      </span>
    </p>
  );
}
