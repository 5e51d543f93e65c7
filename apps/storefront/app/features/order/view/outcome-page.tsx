import type { FormState } from "../../../platform/forms/form-state.ts";
import { useLanguage } from "../../../platform/language/language.tsx";
import { ButtonLink } from "../../../ui/base/button.tsx";
import { CartSeen, CartTotals } from "../../cart/public.ts";
import type { PaymentChoice } from "../../payment-method/public.ts";
import { ChangePaymentForm } from "./change-payment-form.tsx";
import { NextSteps } from "./next-steps.tsx";
import { DeliveryAndPayment } from "./delivery-and-payment.tsx";
import { OrderDownloads } from "./order-files.tsx";
import { OrderHelp } from "./order-help.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OutcomeMessage } from "./outcome-message.tsx";
import { OrderSection } from "./order-section.tsx";
import type { OrderView } from "../read/order-view.ts";
import { PaymentInstructions } from "./payment-instructions.tsx";

export interface OutcomeData {
  order: OrderView;
  path: string;
  errorCode: string | null;
  isStopped: boolean;
  choices: PaymentChoice[];
  /** Where the order can be seen later; null: a guest's, the mail has the link. */
  orderPath: string | null;
  isGuest: boolean;
  /** What is in the cart now: the badge of the next page counts it. */
  cart: { count: number; version: number };
}

interface Props {
  data: OutcomeData;
  form: FormState;
  contactPath: string;
}

/** After the order: the same page whatever the address says, because the order knows better. */
export function OutcomePage({ data, form, contactPath }: Props) {
  const { t, href } = useLanguage();
  const { order, choices, orderPath, isGuest, cart } = data;
  const isFine = order.outcome === "paid" || order.outcome === "deferred";
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-8">
      <CartSeen count={cart.count} version={cart.version} />
      <div className="flex min-w-0 flex-col gap-6">
        <OutcomeMessage {...data} />
        <PaymentInstructions order={order} />
        {order.outcome === "unpaid" && choices.length > 0 && (
          <OrderSection id="order-change" title={t("order.changeTitle")}>
            <p>{t("order.changeText")}</p>
            <ChangePaymentForm state={form} choices={choices} buyer={order.buyer} />
          </OrderSection>
        )}
        {isFine && <NextSteps order={order} />}
        <OrderDownloads order={order} />
        <OrderLines lines={order.lines} />
        <DeliveryAndPayment order={order} />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <OrderSection id="order-summary" title={t("order.summary")}>
          <CartTotals cart={order.sums} />
        </OrderSection>
        <div className="flex flex-col gap-3">
          {orderPath && (
            <ButtonLink href={href(orderPath)} look="secondary" icon="package">
              {t("order.toOrder")}
            </ButtonLink>
          )}
          <ButtonLink href={href("/")} look="quiet" icon="arrow-left">
            {t("order.toShop")}
          </ButtonLink>
        </div>
        {isGuest && isFine && (
          <OrderSection id="order-account" title={t("order.accountTitle")}>
            <p>{t("order.accountText")}</p>
            <ButtonLink href={href("/register")} look="secondary" icon="user-plus" className="self-start">
              {t("order.accountLink")}
            </ButtonLink>
          </OrderSection>
        )}
        <OrderHelp number={order.number} contactPath={contactPath} />
      </div>
    </div>
  );
}
