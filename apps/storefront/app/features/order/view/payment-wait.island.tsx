import { useEffect, useEffectEvent, useState } from "react";
import { island } from "../../../islands/island.tsx";
import { useLanguage } from "../../../platform/language/language.tsx";
import { ButtonLink } from "../../../ui/base/button.tsx";
import type { OrderOutcome } from "../read/order-outcome.ts";
import { AutoStep, useStoppable } from "./auto-step.tsx";
import { nextPollMs } from "./poll-rule.ts";

interface Props {
  orderId: string;
  /** As the page tells it. */
  outcome: OrderOutcome;
  /** This page, and this page standing still. */
  href: string;
  stopHref: string;
}

/** Asks for the outcome alone and shows the page anew only when it is another, so that nobody loses their place for nothing. */
export const PaymentWait = island(
  { name: "payment-wait", when: "visible", texts: ["order"] },
  function PaymentWait({ orderId, outcome, href: pageHref, stopHref }: Props) {
    const { t, href } = useLanguage();
    const stoppedText = t("order.waitingStopped");
    const { isStopped, stop, control, step } = useStoppable(stoppedText);
    const [polls, setPolls] = useState(0);
    const giveUp = useEffectEvent(stop);
    const stateUrl = href(`/checkout/payment-state/${orderId}`);

    useEffect(() => {
      if (isStopped) return;
      const waitMs = nextPollMs(polls);
      if (waitMs === null) return giveUp();
      let isOver = false;
      const poll = async () => {
        const known = await readOutcome(stateUrl);
        if (isOver) return;
        if (known !== null && known !== outcome) location.reload();
        else setPolls(polls + 1);
      };
      const timer = setTimeout(() => void poll(), waitMs);
      return () => {
        isOver = true;
        clearTimeout(timer);
      };
    }, [isStopped, polls, stateUrl, outcome]);

    return (
      <AutoStep
        text={isStopped ? stoppedText : t("order.waitingAuto")}
        isStopped={isStopped}
        stopText={t("order.waitingStop")}
        stopHref={stopHref}
        onStop={stop}
        control={control}
      >
        {/* Looking by hand stays that: the page does not begin anew by itself. */}
        <ButtonLink ref={step} href={isStopped ? stopHref : pageHref} look="secondary" icon="refresh">
          {t("order.waitingReload")}
        </ButtonLink>
      </AutoStep>
    );
  },
);

/** Null: nobody can say right now. */
async function readOutcome(url: string): Promise<string | null> {
  try {
    const answer = await fetch(url, { headers: { accept: "application/json" } });
    const state = answer.ok ? ((await answer.json()) as { outcome: string } | null) : null;
    return state?.outcome ?? null;
  } catch {
    return null;
  }
}
