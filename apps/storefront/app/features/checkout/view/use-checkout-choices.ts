import { startTransition, useOptimistic, useRef, useState, useTransition } from "react";
import type { RefObject } from "react";
import { createLatestOnly } from "../../../platform/browser/fetch/latest-only.ts";
import type { FormValues } from "../../../platform/forms/form-state.ts";
import { useLanguage } from "../../../platform/language/language.tsx";
import { announce } from "../../../ui/message/announcement-store.ts";
import { sendChoices } from "../change/send-choices.ts";
import type { CheckoutData } from "../read/checkout-data.ts";

export interface ChosenMethods {
  shippingMethodId: string | null;
  paymentMethodId: string;
}

interface Settings {
  data: CheckoutData;
  /** What was chosen when the form was sent before, taken over or not. */
  values: FormValues;
  form: RefObject<HTMLFormElement | null>;
  /** Whatever goes wrong ends in an ordinary form. */
  sendPlainly: () => void;
}

/** A method is sent when it is chosen, and the page shows what follows from it. What is typed stays where it is: in the fields. */
export function useCheckoutChoices({ data, values, form, sendPlainly }: Settings) {
  const { t, href } = useLanguage();
  const [latest] = useState(createLatestOnly);
  const [known, setKnown] = useState({ data, chosen: { ...methodsOf(data), ...sentMethods(values) } });
  const [chosen, showChosen] = useOptimistic(known.chosen);
  const [isBusy, startChoice] = useTransition();
  const isLeaving = useRef(false);

  function choose(choice: Partial<ChosenMethods>): void {
    const fields = new FormData(form.current ?? undefined);
    isLeaving.current = false;
    startChoice(async () => {
      showChosen({ ...chosen, ...choice });
      const url = href("/checkout/choices");
      const fresh = await latest.ask((signal) => sendChoices(url, fields, signal)).catch(() => null);
      // A form that is on its way stops what the page has asked for: that is no failure.
      if (fresh === "stale" || isLeaving.current) return;
      if (fresh === null) return sendPlainly();
      startTransition(() => setKnown({ data: fresh, chosen: methodsOf(fresh) }));
      announce(t("checkout.applied"));
    });
  }

  return { data: known.data, chosen, choose, isBusy, leave: () => void (isLeaving.current = true) };
}

function methodsOf({ shippingMethodId, paymentMethodId }: CheckoutData): ChosenMethods {
  return { shippingMethodId, paymentMethodId };
}

function sentMethods({ shippingMethodId, paymentMethodId }: FormValues): Partial<ChosenMethods> {
  return {
    ...(shippingMethodId === undefined ? {} : { shippingMethodId }),
    ...(paymentMethodId === undefined ? {} : { paymentMethodId }),
  };
}
