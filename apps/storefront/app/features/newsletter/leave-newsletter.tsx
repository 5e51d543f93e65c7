import { useLanguage } from "../../platform/language/language.tsx";
import type { FormState } from "../../platform/forms/form-state.ts";
import { Button, ButtonLink } from "../../ui/base/button.tsx";
import { EmptyState } from "../../ui/base/empty-state.tsx";
import { FormProblems, ShopForm } from "../form/public.ts";
import { LEAVE_ID, NEWSLETTER_PATH } from "./newsletter-names.ts";

/** ask: the link of a mail was opened. Programs open links of mails too, so only a click on the button ends the newsletter. */
export type LeaveStep = "ask" | "left" | "invalid";

export function LeaveNewsletter({ step, state }: { step: LeaveStep; state: FormState }) {
  const { t, href } = useLanguage();
  if (step === "left") {
    return (
      <EmptyState icon="circle-check" title={t("newsletter.leftTitle")} headingLevel={1}>
        <p>{t("newsletter.leftText")}</p>
        <ButtonLink href={href("/")}>{t("newsletter.toShop")}</ButtonLink>
      </EmptyState>
    );
  }
  if (step === "invalid") {
    return (
      <EmptyState icon="alert-triangle" title={t("newsletter.leaveInvalidTitle")} headingLevel={1}>
        <p>{t("newsletter.leaveInvalidText")}</p>
        <ButtonLink href={href(`${NEWSLETTER_PATH}#${LEAVE_ID}`)}>{t("newsletter.leaveAgain")}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="mail" title={t("newsletter.unsubscribeTitle")} headingLevel={1}>
      <p>{t("newsletter.leaveText")}</p>
      <ShopForm id="newsletter-leave" state={state} labels={{}} explainsStar={false}>
        <FormProblems />
        <Button className="self-center">{t("newsletter.unsubscribe")}</Button>
      </ShopForm>
    </EmptyState>
  );
}
