import type { ComponentType } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import type { CartPromotion } from "../read/cart-data.ts";

interface Props {
  promotion: CartPromotion;
  GiveUp: ComponentType<{ promotion: CartPromotion }> | undefined;
}

/** What a promotion takes off, and the way to give it up. */
export function CartPromotionRow({ promotion, GiveUp }: Props) {
  const { t, format } = useLanguage();
  const { name, code, isOnShipping, cents, isRemovable } = promotion;
  return (
    <div className="flex items-center justify-between gap-x-3 rounded-inner bg-success-soft py-1 pr-3 pl-1 text-success">
      <dt className="flex min-w-0 items-center gap-1">
        {isRemovable && GiveUp ? <GiveUp promotion={promotion} /> : <span className="w-2" />}
        <span className="min-w-0 text-sm wrap-anywhere">
          <span className="font-semibold">{name}</span>
          {code && <span className="block">{t("cart.codeWith", { code })}</span>}
        </span>
      </dt>
      <dd className="shrink-0 text-sm font-semibold tabular-nums">
        {isOnShipping ? t("cart.codeShipping") : format.money(cents)}
      </dd>
    </div>
  );
}
