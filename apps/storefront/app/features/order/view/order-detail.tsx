import type { FormState } from "../../../platform/forms/form-state.ts";
import { useLanguage } from "../../../platform/language/language.tsx";
import { Button, ButtonLink } from "../../../ui/base/button.tsx";
import { Notification } from "../../../ui/message/notification.tsx";
import { CartTotals } from "../../cart/public.ts";
import { withdrawalPathOf } from "../../withdrawal/public.ts";
import type { PaymentChoice } from "../../payment-method/public.ts";
import { ChangePaymentForm } from "./change-payment-form.tsx";
import { OrderBadges } from "./order-badges.tsx";
import { DeliveryAndPayment } from "./delivery-and-payment.tsx";
import { OrderDocuments, OrderDownloads } from "./order-files.tsx";
import { OrderHelp } from "./order-help.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderSection } from "./order-section.tsx";
import type { OrderView } from "../read/order-view.ts";
import { PayUntil } from "./pay-until.tsx";
import { PaymentInstructions } from "./payment-instructions.tsx";
import { RetryForm } from "./retry-form.tsx";

export interface DetailData {
  order: OrderView;
  choices: PaymentChoice[];
  path: string;
}

interface Props {
  data: DetailData;
  form: FormState;
  contactPath: string;
}

/** Everything about one order, for its customer or whoever has the link. */
export function OrderDetail({ data, form, contactPath }: Props) {
  const { t, href, format } = useLanguage();
  const { order, choices, path } = data;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <OrderBadges order={order} />
        <p className="text-ink-soft">
          {t("order.date")} {format.date(order.date)}
        </p>
      </div>
      {order.outcome === "cancelled" && (
        <Notification type="info" persistent>
          <p>{t("order.cancelledText", { number: order.number })}</p>
        </Notification>
      )}
      <OpenPayment order={order} choices={choices} form={form} />
      <PaymentInstructions order={order} />
      <OtherPayment order={order} choices={choices} form={form} />
      <OrderDownloads order={order} />
      <OrderLines lines={order.lines} />
      <OrderSection id="order-summary" title={t("order.summary")}>
        <CartTotals cart={order.sums} />
      </OrderSection>
      <DeliveryAndPayment order={order} />
      <OrderDocuments order={order} />
      <div className="flex flex-wrap items-center gap-3">
        <form method="post">
          <Button name="intent" value="reorder" look="secondary" icon="shopping-cart-plus">
            {t("order.reorder")}
          </Button>
        </form>
        {order.isCancellable && (
          <ButtonLink href={href(`${path}/cancel`)} look="quiet" icon="x">
            {t("order.cancel")}
          </ButtonLink>
        )}
        {/* At any time: whether it is in time depends on when the goods arrived. */}
        <ButtonLink href={href(withdrawalPathOf(order.number))} look="quiet">
          {t("withdrawal.ofOrder")}
        </ButtonLink>
      </div>
      <OrderHelp number={order.number} contactPath={contactPath} />
    </>
  );
}

type PaymentProps = Pick<DetailData, "order" | "choices"> & { form: FormState };

/** Paying goes on here while something is open. */
function OpenPayment({ order, choices, form }: PaymentProps) {
  const { t, href } = useLanguage();
  const { outcome, id, email } = order;
  if (outcome === "waiting") {
    return (
      <OrderSection id="order-pay" title={t("order.waitingTitle")}>
        <p>{t("order.waitingOnce", { email })}</p>
        {order.isPaymentResumable && (
          <ButtonLink href={href(`/checkout/pending/${id}`)} look="secondary" className="self-start">
            {t("order.waitingContinue")}
          </ButtonLink>
        )}
      </OrderSection>
    );
  }
  if (outcome !== "unpaid") return null;
  return (
    <OrderSection id="order-pay" title={t("order.unpaidTitle")}>
      <PayUntil order={order} />
      <RetryForm order={order} />
      {choices.length > 0 && (
        <>
          <h3 className="pt-2 font-semibold">{t("order.changeTitle")}</h3>
          <ChangePaymentForm state={form} choices={choices} buyer={order.buyer} />
        </>
      )}
    </OrderSection>
  );
}

/** Who has agreed to pay later may still do otherwise. */
function OtherPayment({ order, choices, form }: PaymentProps) {
  const { t } = useLanguage();
  if (order.outcome !== "deferred" || choices.length === 0) return null;
  return (
    <details className="card p-5 sm:px-6" open={form.problems.length > 0}>
      <summary className="link min-h-11 cursor-pointer content-center">{t("order.changeTitle")}</summary>
      <div className="pt-3">
        <ChangePaymentForm state={form} choices={choices} buyer={order.buyer} />
      </div>
    </details>
  );
}
