import type { OrderSheet } from "@hearth/admin-contract";
import { paymentTraits } from "@hearth/rules";
import { useLanguage } from "../../language/use-language.ts";
import { Card } from "../../ui/card.tsx";
import { Facts } from "../../ui/facts.tsx";
import { OrderRefunds } from "./order-refunds.tsx";
import { StateBadge } from "./order-states.tsx";

export function OrderMoney({ order }: { order: OrderSheet }) {
  const { t, tOr, format } = useLanguage();
  const money = (cents: number) => (cents === 0 ? null : format.money(cents, order.currency));
  return (
    <Card
      title={t("order.payments")}
      actions={
        order.refundableCents > 0 && (
          <span className="card-note">
            {t("order.refundable", { amount: format.money(order.refundableCents, order.currency) })}
          </span>
        )
      }
    >
      {order.payments.length === 0 && <p className="none">{t("order.noPayments")}</p>}
      {order.payments.map((payment) => (
        <article key={payment.id} className="part">
          <h3>
            {tOr(`paymentKind.${paymentTraits(payment.method).kind}`, payment.method)}{" "}
            <StateBadge kind="transaction" state={payment.state} />
          </h3>
          <Facts
            facts={[
              [t("field.amount"), format.money(payment.amountCents, order.currency)],
              [t("field.captured"), money(payment.capturedCents)],
              [t("field.refunded"), money(payment.refundedCents)],
              [t("field.provider"), payment.provider],
              [t("field.reference"), payment.reference],
              [t("field.createdAt"), format.dateTime(payment.createdAt)],
            ]}
          />
        </article>
      ))}
      <OrderRefunds order={order} />
    </Card>
  );
}
