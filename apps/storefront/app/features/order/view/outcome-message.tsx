import { useLanguage } from "../../../platform/language/language.tsx";
import { ButtonLink } from "../../../ui/base/button.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import type { IconName } from "../../../ui/icon/icon-names.ts";
import { Notification } from "../../../ui/message/notification.tsx";
import type { OrderOutcome } from "../read/order-outcome.ts";
import type { OrderView } from "../read/order-view.ts";
import { PayUntil } from "./pay-until.tsx";
import { PaymentWait } from "./payment-wait.island.tsx";
import { RefreshWithoutScript } from "./refresh-without-script.tsx";
import { RetryForm } from "./retry-form.tsx";
import { StoppedStep } from "./stopped-step.tsx";

const looks: Record<OrderOutcome, { icon: IconName; tone: string }> = {
  paid: { icon: "circle-check", tone: "bg-success-soft text-success" },
  deferred: { icon: "circle-check", tone: "bg-success-soft text-success" },
  waiting: { icon: "clock", tone: "bg-warning-soft text-warning" },
  unpaid: { icon: "alert-triangle", tone: "bg-alert-soft text-alert" },
  cancelled: { icon: "info-circle", tone: "bg-tint text-ink" },
  settled: { icon: "info-circle", tone: "bg-tint text-ink" },
};

interface Props {
  order: OrderView;
  /** Why it did not work, as the provider's way back says; only told while it is true. */
  errorCode: string | null;
  isStopped: boolean;
  /** This page without its query. */
  path: string;
}

/** The first thing somebody sees who comes back from paying: what is true now, and what to do. */
export function OutcomeMessage(props: Props) {
  const { t } = useLanguage();
  const { outcome } = props.order;
  const { icon, tone } = looks[outcome];
  const title = {
    paid: t("order.thanksTitle"),
    deferred: t("order.thanksTitle"),
    waiting: t("order.waitingTitle"),
    unpaid: t("order.unpaidTitle"),
    cancelled: t("order.cancelledTitle"),
    settled: t("order.settledTitle"),
  }[outcome];
  return (
    <div className="card flex flex-col gap-4 p-6 sm:p-8">
      <span className={`grid size-16 place-items-center rounded-full ${tone}`}>
        <Icon name={icon} />
      </span>
      <h1 className="page-title">{title}</h1>
      <OutcomeText {...props} />
    </div>
  );
}

function OutcomeText({ order, errorCode, isStopped, path }: Props) {
  const { t, error } = useLanguage();
  const { number, email, outcome, paymentWord } = order;
  if (outcome === "waiting") return <Waiting order={order} isStopped={isStopped} path={path} />;
  if (outcome === "cancelled") return <p>{t("order.cancelledText", { number })}</p>;
  if (outcome === "settled") {
    return <p>{t("order.settledText", { number, state: t(`order.paymentState.${paymentWord}`) })}</p>;
  }
  if (outcome === "unpaid") {
    const reason = errorCode === null ? null : error(errorCode);
    return (
      <>
        {reason && (
          <Notification type="warning" persistent>
            <p>{reason}</p>
          </Notification>
        )}
        <p>{t("order.unpaidText", { number })}</p>
        <PayUntil order={order} />
        <RetryForm order={order} />
      </>
    );
  }
  return (
    <>
      <p className="text-lead">
        {t("order.number")}: <strong>{number}</strong>
      </p>
      <p>
        {t(outcome === "paid" ? "order.thanksPaid" : "order.thanksDeferred")} {t("order.mailTo", { email })}
      </p>
    </>
  );
}

/** Where no script can ask for the outcome alone. */
const REFRESH_SECONDS = 10;

function Waiting({ order, isStopped, path }: Pick<Props, "order" | "isStopped" | "path">) {
  const { t, href } = useLanguage();
  const { id, number, email, outcome } = order;
  const stopHref = href(`${path}?stay=1`);
  return (
    <>
      <p>{t("order.waitingText", { number })}</p>
      <p>{t("order.waitingOnce", { email })}</p>
      {isStopped ? (
        <StoppedStep text={t("order.waitingStopped")}>
          <ButtonLink href={stopHref} look="secondary" icon="refresh">
            {t("order.waitingReload")}
          </ButtonLink>
        </StoppedStep>
      ) : (
        <>
          <RefreshWithoutScript seconds={REFRESH_SECONDS} href={href(path)} />
          <PaymentWait orderId={id} outcome={outcome} href={href(path)} stopHref={stopHref} />
        </>
      )}
      {order.isPaymentResumable && (
        <a
          href={href(`/checkout/pending/${id}`)}
          className="link inline-flex min-h-11 items-center self-start"
        >
          {t("order.waitingContinue")}
        </a>
      )}
    </>
  );
}
