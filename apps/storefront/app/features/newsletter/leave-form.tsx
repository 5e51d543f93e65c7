import { useLanguage } from "../../platform/language/language.tsx";
import { usePostedForm } from "../../platform/forms/posted-form.ts";
import { Button } from "../../ui/base/button.tsx";
import { FormEmail, FormProblems, SentNote, ShopForm } from "../form/public.ts";
import { LEAVE_ID, LEAVE_KIND, LEFT_ID, NEWSLETTER_PATH } from "./newsletter-names.ts";

/** Says the same whether the address was on the list or not. */
export function LeaveForm() {
  const { t, href } = useLanguage();
  const state = usePostedForm(LEAVE_KIND);
  return (
    <section id={LEAVE_ID} className="flex scroll-mt-6 flex-col gap-4 px-5 sm:px-8">
      <div>
        <h2 className="text-heading font-semibold">{t("newsletter.unsubscribeTitle")}</h2>
        <p className="mt-1 max-w-prose text-ink-soft">{t("newsletter.unsubscribeText")}</p>
      </div>
      <SentNote id={LEFT_ID} title={t("newsletter.goneTitle")} text={t("newsletter.goneText")} />
      <ShopForm
        id="newsletter-leave"
        action={href(NEWSLETTER_PATH)}
        state={state}
        labels={{ email: t("newsletter.email") }}
        hidden={{ form: LEAVE_KIND }}
        explainsStar={false}
      >
        <FormProblems />
        <div className="flex max-w-xl flex-col gap-3 sm:flex-row sm:items-end">
          <div className="grow">
            <FormEmail />
          </div>
          <Button look="secondary">{t("newsletter.unsubscribe")}</Button>
        </div>
      </ShopForm>
    </section>
  );
}
