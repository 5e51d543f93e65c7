import { useLanguage } from "../../platform/language/language.tsx";
import type { FormState } from "../../platform/forms/form-state.ts";
import { Button, ButtonLink } from "../../ui/base/button.tsx";
import { EmptyState } from "../../ui/base/empty-state.tsx";
import { FormProblems, ShopForm } from "../form/public.ts";
import { NEWSLETTER_PATH } from "./newsletter-names.ts";

/** ask: the link was opened. Programs open links of mails too, so only a click on the button confirms. */
export type ConfirmStep =
  { name: "ask"; em: string; hash: string } | { name: "broken" | "invalid" | "confirmed" | "known" };

export function ConfirmNewsletter({ step, state }: { step: ConfirmStep; state: FormState }) {
  const { t, href } = useLanguage();
  if (step.name === "confirmed" || step.name === "known") {
    return (
      <EmptyState icon="circle-check" title={t(`newsletter.${step.name}Title`)} headingLevel={1}>
        <p>{t(`newsletter.${step.name}Text`)}</p>
        <ButtonLink href={href("/")}>{t("newsletter.toShop")}</ButtonLink>
      </EmptyState>
    );
  }
  if (step.name !== "ask") {
    return (
      <EmptyState icon="alert-triangle" title={t(`newsletter.${step.name}Title`)} headingLevel={1}>
        <p>{t("newsletter.brokenText")}</p>
        <ButtonLink href={href(NEWSLETTER_PATH)}>{t("newsletter.again")}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="mail" title={t("newsletter.confirmTitle")} headingLevel={1}>
      <p>{t("newsletter.confirmText")}</p>
      <ShopForm
        id="newsletter-confirm"
        action={href("/newsletter-subscribe")}
        state={state}
        labels={{}}
        hidden={{ em: step.em, hash: step.hash }}
        explainsStar={false}
      >
        <FormProblems />
        <Button icon="check" className="self-center">
          {t("newsletter.confirm")}
        </Button>
      </ShopForm>
    </EmptyState>
  );
}
