import type { FormState } from "../../platform/form-state.ts";
import { useLanguage } from "../../platform/language.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { CartTotals } from "../cart/public.ts";
import { ChangePaymentForm } from "./change-payment-form.tsx";
import { OrderBadges } from "./order-badges.tsx";
import { OrderFacts } from "./order-facts.tsx";
import { OrderDocuments, OrderDownloads } from "./order-files.tsx";
import { OrderHelp } from "./order-help.tsx";
import { OrderLines } from "./order-lines.tsx";
import { OrderSection } from "./order-section.tsx";
import type { OrderView } from "./order-view.ts";
import type { PaymentChoice } from "./payment-choices.server.ts";
import { PaymentInstructions } from "./payment-instructions.tsx";
import { RetryForm } from "./retry-form.tsx";

export type DetailData = { order: OrderView; choices: PaymentChoice[]; path: string };

type Props = { data: DetailData; form: FormState; contactPath: string };

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
      <PaymentSection order={order} choices={choices} form={form} />
      <PaymentInstructions order={order} />
      <OrderDownloads order={order} />
      <OrderLines lines={order.lines} />
      <OrderSection id="order-summary" title={t("order.summary")}>
        <CartTotals cart={order.sums} />
      </OrderSection>
      <OrderFacts order={order} />
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
      </div>
      <OrderHelp number={order.number} contactPath={contactPath} />
    </>
  );
}

/** Paying goes on here while something is open; other ways fold away where the shopper has agreed to pay later. */
function PaymentSection({ order, choices, form }: Omit<DetailData, "path"> & { form: FormState }) {
  const { t, href } = useLanguage();
  const { outcome, id, isPaymentChangeable } = order;
  const isWaiting = outcome === "waiting";
  const canChange = isPaymentChangeable && choices.length > 0 && outcome !== "cancelled";
  if (outcome !== "unpaid" && !isWaiting && !canChange) return null;
  const isOpen = outcome === "unpaid" || form.problems.length > 0;
  return (
    <OrderSection
      id="order-pay"
      title={t(
        isWaiting ? "order.waitingTitle" : outcome === "unpaid" ? "order.unpaidTitle" : "order.payment",
      )}
    >
      {isWaiting && <p>{t("order.waitingOnce", { email: order.email })}</p>}
      {outcome === "unpaid" && <RetryForm order={order} />}
      {isWaiting && (
        <ButtonLink href={href(`/checkout/pending/${id}`)} look="secondary" className="self-start">
          {t("order.waitingContinue")}
        </ButtonLink>
      )}
      {canChange && (
        <details open={isOpen}>
          <summary className="link min-h-11 cursor-pointer content-center">{t("order.changeTitle")}</summary>
          <div className="pt-3">
            <ChangePaymentForm state={form} choices={choices} />
          </div>
        </details>
      )}
    </OrderSection>
  );
}
