import { shownPhone } from "@hearth/contract/form";
import type { Freight } from "@hearth/contract";
import { useLanguage } from "../../../platform/language/language.tsx";
import { DeliveryLine } from "../../delivery-line/public.ts";
import { accessTexts, timeTexts } from "../../freight/public.ts";
import { OrderSection } from "./order-section.tsx";
import type { OrderDeliveryView } from "../read/order-delivery-view.ts";
import type { OrderView } from "../read/order-view.ts";

/** Where it goes, how, and who pays: two columns where there is room. */
export function DeliveryAndPayment({ order }: { order: OrderView }) {
  const { t } = useLanguage();
  const { delivery, billing, freight, comment } = order;
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {delivery && (
        <OrderSection id="order-delivery" title={t("order.delivery")}>
          <Delivery order={order} delivery={delivery} />
        </OrderSection>
      )}
      <OrderSection id="order-payment" title={t("order.payment")}>
        <p>
          {order.method.name}
          <span className="block text-ink-soft">{t(`order.paymentState.${order.paymentWord}`)}</span>
        </p>
      </OrderSection>
      {delivery && delivery.address.length > 0 && (
        <OrderSection id="order-shipping-address" title={t("order.shippingAddress")}>
          <Envelope lines={delivery.address} />
        </OrderSection>
      )}
      <OrderSection id="order-billing-address" title={t("order.billingAddress")}>
        <Envelope lines={billing} />
      </OrderSection>
      {freight && (
        <OrderSection id="order-freight" title={t("checkout.freightTitle")} className="sm:col-span-2">
          <FreightDetails freight={freight} />
        </OrderSection>
      )}
      {comment && (
        <OrderSection id="order-comment" title={t("order.comment")} className="sm:col-span-2">
          <p className="whitespace-pre-line wrap-anywhere">{comment}</p>
        </OrderSection>
      )}
    </div>
  );
}

function Envelope({ lines }: { lines: readonly string[] }) {
  const { locale } = useLanguage();
  return (
    <address className="not-italic">
      {lines.map((line) => (
        <span key={line} className="block wrap-break-word">
          {/* Of all lines only a stored phone number is one. */}
          {shownPhone(line, locale.slice(-2))}
        </span>
      ))}
    </address>
  );
}

interface DeliveryProps {
  order: OrderView;
  delivery: OrderDeliveryView;
}

function Delivery({ order, delivery }: DeliveryProps) {
  const { t, format } = useLanguage();
  const { window, tracking, state, method } = delivery;
  const days = window && { from: format.date(window.from), to: format.date(window.to) };
  const isCancelled = order.state === "cancelled";
  const stage = isCancelled ? null : deliveryStage(state);
  const isAhead = !isCancelled && (state === "open" || state === "shipped_partially");
  return (
    <div>
      {stage && (
        <div className="mb-4">
          <DeliveryLine
            at={stage}
            orderedOn={order.date}
            window={window && { earliest: window.from, latest: window.to }}
          />
        </div>
      )}
      <p>{method}</p>
      <p className="text-ink-soft">{t(`order.deliveryState.${isCancelled ? "cancelled" : state}`)}</p>
      {days && isAhead && (
        <p className="mt-2">
          {days.from === days.to ? t("order.expectedDay", { date: days.from }) : t("order.expected", days)}
        </p>
      )}
      {tracking.map(({ code, url }) => (
        <p key={code} className="mt-2 wrap-anywhere">
          {url ? (
            <a href={url} className="link" rel="noreferrer">
              {t("order.track", { code })}
            </a>
          ) : (
            t("order.trackingCode", { code })
          )}
        </p>
      ))}
    </div>
  );
}

/** Null where goods go back or do not come at all. */
function deliveryStage(state: OrderDeliveryView["state"]): "ordered" | "sent" | null {
  if (state === "open") return "ordered";
  return state === "shipped" || state === "shipped_partially" ? "sent" : null;
}

function FreightDetails({ freight }: { freight: Freight }) {
  const { t, locale } = useLanguage();
  const rows = [
    [t("checkout.freightContact"), freight.contactName],
    [t("checkout.freightPhone"), shownPhone(freight.phoneNumber, locale.slice(-2))],
    [t("checkout.freightAccess"), t(accessTexts[freight.access])],
    [t("checkout.freightTime"), t(timeTexts[freight.timeWindow])],
    [t("order.freightLift"), t(`order.freightLift.${freight.needsLiftTruck ? "yes" : "no"}`)],
    ...(freight.note ? [[t("checkout.freightNote"), freight.note] as const] : []),
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_minmax(0,1fr)]">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-sm text-ink-soft max-sm:mt-2">{name}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
