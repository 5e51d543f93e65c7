import { useLanguage } from "../../../platform/language/language.tsx";
import type { CartData } from "../read/cart-data.ts";
import { useIsPending } from "../view/cart-sum.tsx";
import { WaitingLink } from "../view/waiting-link.tsx";

/** On small screens the total and the way on are in sight from the first line on. */
export function CartFoot({ cart: { totals } }: { cart: CartData }) {
  const { t, format, href } = useLanguage();
  return (
    <div className="cart-foot">
      <p aria-busy={useIsPending() || undefined} className="cart-sum min-w-0 leading-tight">
        <span className="block text-sm text-ink-soft">{t("cart.total")}</span>
        <span className="text-xl font-bold tabular-nums">{format.money(totals.totalCents)}</span>
      </p>
      <WaitingLink href={href("/checkout")} className="grow" icon="shield-check">
        {t("cart.checkout")}
      </WaitingLink>
    </div>
  );
}
