import { useEffect, useRef, useState } from "react";
import type { ReactNode, SubmitEvent } from "react";
import { island } from "../../../../islands/island.tsx";
import { useLanguage } from "../../../../platform/language/language.tsx";
import { OrderButton } from "./order-button.tsx";

/** The most times an order of unknown fate is sent again without being asked. */
const MOST_ATTEMPTS = 4;
const PAUSE_MS = 3000;

interface Props {
  /** Counts from one. */
  attempt: number;
  /** The order as hidden fields. */
  children: ReactNode;
}

/** Sends an order again whose answer was lost: by itself after a while, or by its button. */
export const ResendOrder = island(
  { name: "resend-order", when: "load", texts: ["checkout"] },
  function ResendOrder({ attempt, children }: Props) {
    const { t } = useLanguage();
    const form = useRef<HTMLFormElement>(null);
    const button = useRef<HTMLButtonElement>(null);
    const [isAutomatic, setIsAutomatic] = useState(false);
    const [isSent, setIsSent] = useState(false);

    // Said only where it is true: a script runs.
    useEffect(() => setIsAutomatic(attempt <= MOST_ATTEMPTS), [attempt]);
    useEffect(() => {
      if (!isAutomatic || isSent) return;
      const timer = setTimeout(() => form.current?.requestSubmit(button.current), PAUSE_MS);
      return () => clearTimeout(timer);
    }, [isAutomatic, isSent]);

    function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
      if (isSent) return event.preventDefault();
      setIsSent(true);
    }

    return (
      <>
        <p hidden={!isAutomatic} className="text-ink-soft">
          {t("checkout.unsureAuto")}
        </p>
        <form id="checkout" method="post" ref={form} onSubmit={onSubmit}>
          {children}
          <OrderButton ref={button} busy={isSent} />
        </form>
      </>
    );
  },
);
