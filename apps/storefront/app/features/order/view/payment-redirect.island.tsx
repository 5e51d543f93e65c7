import { useEffect, useState } from "react";
import { island } from "../../../islands/island.tsx";
import { usePageRestored } from "../../../platform/browser/use-page-restored.ts";
import { useLanguage } from "../../../platform/language/language.tsx";
import { ButtonLink } from "../../../ui/base/button.tsx";
import { AutoStep, useStoppable } from "./auto-step.tsx";

interface Props {
  /** The provider's page. */
  url: string;
  seconds: number;
  stopHref: string;
}

/** Goes on to the provider. Counts down in sight; only that it was stopped is told to screen readers. */
export const PaymentRedirect = island(
  { name: "payment-redirect", when: "load", texts: ["order"] },
  function PaymentRedirect({ url, seconds, stopHref }: Props) {
    const { t } = useLanguage();
    const stoppedText = t("order.pendingStopped");
    const { isStopped, stop, control, step } = useStoppable(stoppedText);
    const [secondsLeft, setSecondsLeft] = useState(seconds);

    useEffect(() => {
      if (isStopped) return;
      if (secondsLeft <= 0) return location.assign(url);
      const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
      return () => clearTimeout(timer);
    }, [isStopped, secondsLeft, url]);

    // Coming back with the browser's own button must not send anybody away again.
    usePageRestored(stop);

    return (
      <AutoStep
        text={isStopped ? stoppedText : t("order.pendingAuto", { seconds: secondsLeft })}
        isStopped={isStopped}
        stopText={t("order.pendingStop")}
        stopHref={stopHref}
        onStop={stop}
        control={control}
      >
        <ButtonLink ref={step} href={url} icon="arrow-right">
          {t("order.pendingNow")}
        </ButtonLink>
      </AutoStep>
    );
  },
);
