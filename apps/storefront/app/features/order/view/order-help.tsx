import { useLanguage } from "../../../platform/language/language.tsx";
import { ButtonLink } from "../../../ui/base/button.tsx";
import { OrderSection } from "./order-section.tsx";

/** Whom to ask. */
export function OrderHelp({ number, contactPath }: { number: string; contactPath: string }) {
  const { t, href } = useLanguage();
  return (
    <OrderSection id="order-help" title={t("order.helpTitle")}>
      <p>{t("order.helpText", { number })}</p>
      <ButtonLink href={href(contactPath)} look="secondary" icon="phone" className="self-start">
        {t("order.help")}
      </ButtonLink>
    </OrderSection>
  );
}
