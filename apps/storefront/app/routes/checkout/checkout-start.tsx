import { GuestForm, StartPage, StepFrame } from "../../features/checkout/public.ts";
import { RegisterForm } from "../../features/sign-in/public.ts";
import { useShopPaths } from "../../platform/links/shop-paths.tsx";
import { filledForm } from "../../platform/forms/form-state.ts";
import type { FormState } from "../../platform/forms/form-state.ts";
import { useLanguage } from "../../platform/language/language.tsx";
import type { CheckoutStartData } from "./load-checkout-step.server.ts";

interface Props {
  start: CheckoutStartData;
  /** As it was sent back. */
  form: FormState | null;
}

/** Who orders: the three ways, or one of them. */
export function CheckoutStart({ start, form }: Props) {
  const { t, href } = useLanguage();
  const { privacy } = useShopPaths();
  if (start.as === null) {
    return (
      <StepFrame summary={start.summary}>
        <StartPage providers={start.providers} isMailSent={start.isMailSent} />
      </StepFrame>
    );
  }
  const shown = {
    state: form ?? filledForm(start.values),
    choices: start.choices,
    privacyPath: privacy,
  };
  return (
    <StepFrame summary={start.summary}>
      <a href={href("/checkout")} className="link inline-flex min-h-11 items-center self-start">
        {t(start.isKnown ? "checkout.back" : "checkout.otherWay")}
      </a>
      <div className="card p-5 sm:p-8">
        <h2 className="mb-4 section-title">
          {t(start.as === "guest" ? "checkout.guestTitle" : "checkout.registerTitle")}
        </h2>
        {start.as === "guest" ? (
          <GuestForm {...shown} />
        ) : (
          <RegisterForm {...shown} isOnlyForCompanies={false} />
        )}
      </div>
    </StepFrame>
  );
}
