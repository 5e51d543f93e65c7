import { useLanguage } from "../../../../platform/language/language.tsx";
import type { CheckoutIntent } from "../../change/checkout-intent.ts";

/** Leads to where something is changed. A button of the form, so that everything typed so far is kept on the way. */
export function ChangeButton({
  intent,
  what,
  text,
}: {
  intent: CheckoutIntent;
  what: string;
  text?: string;
}) {
  const { t } = useLanguage();
  return (
    <button
      type="submit"
      name="intent"
      value={intent}
      aria-label={text ? undefined : t("checkout.changeOf", { what })}
      className="link inline-flex min-h-11 cursor-pointer items-center"
    >
      {text ?? t("checkout.change")}
    </button>
  );
}
