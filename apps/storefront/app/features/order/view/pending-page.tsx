import { useLanguage } from "../../../platform/language/language.tsx";
import { ButtonLink } from "../../../ui/base/button.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import { PaymentRedirect } from "./payment-redirect.island.tsx";
import { RefreshWithoutScript } from "./refresh-without-script.tsx";
import { StoppedStep } from "./stopped-step.tsx";

/** Long enough to read where one is taken, item 80. */
const LEAVE_SECONDS = 5;

export interface PendingData {
  id: string;
  number: string;
  method: string;
  /** The provider's page. */
  url: string;
  isStopped: boolean;
}

/** Between the order and the provider: says where it goes, goes there by itself, and can be told not to. */
export function PendingPage({ pending }: { pending: PendingData }) {
  const { t, href } = useLanguage();
  const { id, number, method, url, isStopped } = pending;
  return (
    <div className="card mx-auto flex max-w-2xl flex-col gap-5 p-6 sm:p-10">
      <span className="grid size-16 place-items-center rounded-full bg-brand-soft text-brand">
        <Icon name="shield-check" />
      </span>
      <h1 className="page-title">{t("order.pendingTitle")}</h1>
      <p>{t("order.pendingText", { number, method })}</p>
      {isStopped ? (
        <StoppedStep text={t("order.pendingStopped")}>
          <ButtonLink href={url} icon="arrow-right">
            {t("order.pendingNow")}
          </ButtonLink>
        </StoppedStep>
      ) : (
        <>
          <RefreshWithoutScript seconds={LEAVE_SECONDS} href={url} />
          <PaymentRedirect
            url={url}
            seconds={LEAVE_SECONDS}
            stopHref={href(`/checkout/pending/${id}?stay=1`)}
          />
        </>
      )}
      <p className="text-sm text-ink-soft">{t("order.pendingSafe")}</p>
    </div>
  );
}
