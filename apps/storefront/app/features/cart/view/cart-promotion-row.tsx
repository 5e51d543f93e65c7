import { useLanguage } from "../../../platform/language/language.tsx";
import { IconButton } from "../../../ui/button.tsx";
import type { CartPromotion } from "../read/cart-data.ts";
import { CartForm } from "./cart-form.tsx";

/** What a promotion takes off, and the way to give it up. */
export function CartPromotionRow({ promotion }: { promotion: CartPromotion }) {
  const { t, format } = useLanguage();
  const { name, code, isOnShipping, cents, lineId } = promotion;
  return (
    <div className="flex items-center justify-between gap-x-3 rounded-inner bg-success-soft py-1 pr-3 pl-1 text-success">
      <dt className="flex min-w-0 items-center gap-1">
        {promotion.isRemovable ? (
          <CartForm intent="remove-code" fields={{ lineId }}>
            <IconButton icon="x" label={t("cart.codeRemove", { name })} className="text-success" />
          </CartForm>
        ) : (
          <span className="w-2" />
        )}
        <span className="min-w-0 text-sm wrap-anywhere">
          <span className="font-semibold">{name}</span>
          {code && <span className="block">{t("cart.codeWith", { code })}</span>}
        </span>
      </dt>
      <dd data-cart-sum className="shrink-0 text-sm font-semibold tabular-nums">
        {isOnShipping ? t("cart.codeShipping") : format.money(cents)}
      </dd>
    </div>
  );
}
