import { useLanguage } from "../../platform/language.tsx";
import { ButtonLink } from "../../ui/button.tsx";

/** Stands where the buttons to order will be. */
export function OrderNote({ contactPath, isAvailable }: { contactPath: string; isAvailable: boolean }) {
  const { t, href } = useLanguage();
  return (
    <div className="flex flex-col items-start gap-3 rounded-card border border-line bg-surface p-4">
      <p className="text-sm">
        <span className="font-semibold">
          {t(isAvailable ? "product.orderSoon" : "product.orderUnavailable")}
        </span>{" "}
        {t(isAvailable ? "product.orderContact" : "product.orderAdvice")}
      </p>
      <ButtonLink href={href(contactPath)} icon="phone">
        {t("product.orderLink")}
      </ButtonLink>
    </div>
  );
}
