import { useLanguage } from "../../../platform/language/language.tsx";

const steps = [
  ["checkout-addresses", "checkout.addresses"],
  ["checkout-delivery", "checkout.delivery"],
  ["checkout-payment", "checkout.payment"],
  ["checkout-review", "checkout.review"],
] as const;

/** How far the order is. While the address is asked for, the others are still to come and lead nowhere. */
export function CheckoutProgress({ at }: { at: "address" | "order" }) {
  const { t } = useLanguage();
  const isOrder = at === "order";
  return (
    <nav aria-label={t("checkout.steps")}>
      <ol className={isOrder ? "checkout-steps" : "checkout-steps is-address"}>
        {steps.map(([id, name], index) => (
          <li key={id} aria-current={!isOrder && index === 0 ? "step" : undefined}>
            {isOrder ? <a href={`#${id}`}>{t(name)}</a> : <span>{t(name)}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
