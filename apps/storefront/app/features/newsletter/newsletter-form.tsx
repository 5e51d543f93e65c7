import { useLanguage } from "../../platform/language/language.tsx";
import { usePostedForm } from "../../platform/forms/posted-form.ts";
import { useShopIdentity } from "../../platform/shop/shop-identity.tsx";
import { Button } from "../../ui/base/button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { FormCheckbox, FormEmail, FormProblems, SentNote, ShopForm } from "../form/public.ts";
import { LeaveForm } from "./leave-form.tsx";
import { NEWSLETTER_PATH, SUBSCRIBED_ID, SUBSCRIBE_KIND } from "./newsletter-names.ts";

interface Props {
  title: string | null;
  sentText: string | null;
  privacyPath: string;
  /** The page the form stands on. */
  path: string;
}

export function NewsletterForm({ title, sentText, privacyPath, path }: Props) {
  const { t, href } = useLanguage();
  const { name: shop } = useShopIdentity();
  const state = usePostedForm(SUBSCRIBE_KIND);
  const labels = { email: t("newsletter.email"), consent: t("newsletter.consentName") };
  return (
    <div className="flex max-w-3xl flex-col gap-8">
      <section className="card flex flex-col gap-5 p-5 sm:p-8">
        <div>
          <h2 className="section-title">{title ?? t("newsletter.title")}</h2>
          <p className="mt-3 flex max-w-prose items-start gap-2">
            <Icon name="certificate" size="regular" className="text-accent" />
            <span className="min-w-0">{t("newsletter.promise")}</span>
          </p>
        </div>
        <SentNote
          id={SUBSCRIBED_ID}
          title={t("newsletter.sentTitle")}
          text={sentText ?? t("newsletter.sentText")}
        />
        <ShopForm
          id="newsletter"
          action={href(path)}
          state={state}
          labels={labels}
          hidden={{ form: SUBSCRIBE_KIND, place: "page" }}
          explainsStar={false}
        >
          <FormProblems />
          <div className="max-w-md">
            <FormEmail />
          </div>
          <div className="max-w-prose">
            <FormCheckbox name="consent" hint={t("newsletter.consentHint")}>
              {t("newsletter.consent", { shop })}
            </FormCheckbox>
          </div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <Button icon="mail">{t("newsletter.subscribeLong")}</Button>
            <PrivacyNote privacyPath={privacyPath} />
          </div>
        </ShopForm>
      </section>
      {path === NEWSLETTER_PATH && <LeaveForm />}
    </div>
  );
}

export function PrivacyNote({ privacyPath }: { privacyPath: string }) {
  const { t, href } = useLanguage();
  return (
    <p className="text-sm text-ink-soft">
      {t("newsletter.privacy")}{" "}
      <a href={href(privacyPath)} className="link">
        {t("newsletter.privacyLink")}
      </a>
    </p>
  );
}
