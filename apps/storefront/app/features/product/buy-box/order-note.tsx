import { useLanguage } from "../../../platform/language/language.tsx";
import { ButtonLink } from "../../../ui/base/button.tsx";

/** For what cannot be ordered now: people who know another way. */
export function OrderNote({ contactPath }: { contactPath: string }) {
  const { t, href } = useLanguage();
  return (
    <div className="flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-4">
      <p className="text-sm">
        <span className="font-semibold">{t("product.orderUnavailable")}</span> {t("product.orderAdvice")}
      </p>
      <ButtonLink href={href(contactPath)} icon="phone" look="secondary">
        {t("product.orderLink")}
      </ButtonLink>
    </div>
  );
}
