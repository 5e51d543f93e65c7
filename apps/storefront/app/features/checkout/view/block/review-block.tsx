import { useLanguage } from "../../../../platform/language/language.tsx";
import { CartTotals } from "../../../cart/public-islands.ts";
import { ChangeButton } from "./change-button.tsx";
import { CheckoutBlock } from "./checkout-block.tsx";
import type { CheckoutData } from "../../read/checkout-data.ts";
import { Consents } from "./consents.tsx";
import type { LegalPaths } from "./consents.tsx";
import { OrderButton } from "../order/order-button.tsx";
import { ReviewLine } from "./review-line.tsx";

interface Props {
  data: CheckoutData;
  paths: LegalPaths;
  company: string;
  isOrdering: boolean;
}

/**
 * § 312j (2) BGB: lines and sums stand directly above the button, and nothing between them leads away. So what has links comes
 * first: docs/order.md, part 1, and duty ORD-2.
 */
export function ReviewBlock({ data, paths, company, isOrdering }: Props) {
  const { t } = useLanguage();
  const { cart, lines } = data;
  return (
    <CheckoutBlock id="checkout-review" number={4} title={t("checkout.review")}>
      <p className="max-w-prose text-ink-soft">{t("checkout.reviewIntro")}</p>
      <Consents paths={paths} company={company} hasDownloads={data.hasDownloads} />
      <div className="rounded-card border-2 border-brand">
        <div className="flex flex-wrap items-center justify-between gap-x-6 border-b border-line px-4 py-2 sm:px-6">
          <h3 className="text-lg font-semibold">{t("checkout.lines")}</h3>
          <ChangeButton intent="edit-cart" what="" text={t("checkout.editCart")} />
        </div>
        <ul className="px-4 sm:px-6">
          {lines.map((line) => (
            <ReviewLine key={line.id} line={line} />
          ))}
        </ul>
        <div className="flex flex-col gap-5 border-t border-line p-4 sm:p-6">
          <div className="flex flex-col gap-4">
            {data.isDeclared && <p className="text-sm text-success">{t("checkout.declaration")}</p>}
            <CartTotals cart={{ ...cart, promotions: cart.promotions.map(asItIs) }} />
          </div>
          <p className="text-sm text-ink-soft">{t("checkout.legal")}</p>
          {data.isBlocked && <p className="font-medium text-alert">{t("checkout.blocked")}</p>}
          <OrderButton disabled={data.isBlocked} busy={isOrdering} />
        </div>
      </div>
    </CheckoutBlock>
  );
}

/** Codes are given up in the cart. */
function asItIs<P extends { isRemovable: boolean }>(promotion: P): P {
  return { ...promotion, isRemovable: false };
}
