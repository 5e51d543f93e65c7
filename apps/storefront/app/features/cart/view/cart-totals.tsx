import type { ComponentType, ReactNode } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import type { CartData, CartPromotion } from "../read/cart-data.ts";
import { CartPromotionRow } from "./cart-promotion-row.tsx";

/** What the sums are made of: of a cart, or of an order it became. */
export type Sums = Pick<CartData, "totals" | "promotions" | "isVirtual">;

interface Props {
  cart: Sums;
  /** Something is on its way that may change them. */
  isPending?: boolean;
  /** The way to give a promotion up. */
  GiveUp?: ComponentType<{ promotion: CartPromotion }>;
}

/** The sums in the order they come about; what is contained in the total stands below it. */
export function CartTotals({ cart, isPending = false, GiveUp }: Props) {
  const { t, format } = useLanguage();
  const { totals } = cart;
  const isGross = totals.taxState === "gross";
  return (
    <dl className="cart-sums flex flex-col gap-2" aria-busy={isPending || undefined}>
      <Row name={t("cart.subtotal")}>{format.money(totals.subtotalCents)}</Row>
      {cart.promotions.map((promotion) => (
        <CartPromotionRow key={promotion.lineId} promotion={promotion} GiveUp={GiveUp} />
      ))}
      {totals.afterDiscountCents !== null && (
        <Row name={t("cart.afterDiscounts")}>{format.money(totals.afterDiscountCents)}</Row>
      )}
      {cart.isVirtual ? null : <ShippingRow cart={cart} />}
      {!isGross && <TaxRows cart={cart} />}
      <div className="mt-1 flex items-baseline justify-between gap-x-4 border-t border-line pt-3">
        <dt className="min-w-0 text-lg font-bold">
          {t("cart.total")}{" "}
          <span className="block text-sm font-normal text-ink-soft">
            {t(totals.taxState === "tax-free" ? "cart.totalTaxFree" : "cart.totalTaxIncluded")}
          </span>
        </dt>
        <dd className="shrink-0 text-2xl font-bold tabular-nums">{format.money(totals.totalCents)}</dd>
      </div>
      {isGross && <TaxRows cart={cart} />}
    </dl>
  );
}

interface RowProps {
  name: string;
  isSoft?: boolean;
  children: ReactNode;
}

function Row({ name, isSoft = false, children }: RowProps) {
  return (
    <div className={`flex items-baseline justify-between gap-x-4 ${isSoft ? "text-sm text-ink-soft" : ""}`}>
      <dt className="min-w-0">{name}</dt>
      <dd className="shrink-0 text-right tabular-nums">{children}</dd>
    </div>
  );
}

function ShippingRow({ cart: { totals } }: { cart: Sums }) {
  const { t, format } = useLanguage();
  const { shippingCents, fullShippingCents } = totals;
  if (shippingCents === null) return <Row name={t("cart.shipping")}>{t("cart.shippingNone")}</Row>;
  const isReduced = fullShippingCents !== null && fullShippingCents > shippingCents;
  return (
    <Row name={t("cart.shipping")}>
      {isReduced && (
        <span className="mr-2 text-sm text-ink-soft">
          {t("cart.shippingBefore", { price: format.money(fullShippingCents) })}
        </span>
      )}
      {shippingCents === 0 ? t("cart.shippingFree") : format.money(shippingCents)}
    </Row>
  );
}

/** The net total and the tax of each rate: contained in gross prices, added to net ones. */
function TaxRows({ cart: { totals } }: { cart: Sums }) {
  const { t, format } = useLanguage();
  const isGross = totals.taxState === "gross";
  const key = isGross ? "cart.taxContained" : "cart.taxAdded";
  return (
    <>
      <Row name={t("cart.net")} isSoft={isGross}>
        {format.money(totals.netCents)}
      </Row>
      {totals.taxes.map(({ rate, cents }) => (
        <Row key={rate} name={t(key, { rate: format.number(rate) })} isSoft={isGross}>
          {format.money(cents)}
        </Row>
      ))}
    </>
  );
}
