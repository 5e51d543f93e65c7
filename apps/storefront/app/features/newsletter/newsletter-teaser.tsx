import { formLimit } from "@hearth/contract/form";
import { useLanguage } from "../../platform/language/language.tsx";
import { Button } from "../../ui/base/button.tsx";
import { Field } from "../../ui/form/field.tsx";
import { NEWSLETTER_PATH, SUBSCRIBE_KIND } from "./newsletter-names.ts";
import { PrivacyNote } from "./newsletter-form.tsx";

/** Above the footer of every page but the newsletter's own, which also answers when something is wrong. */
export function NewsletterTeaser({ privacyPath }: { privacyPath: string }) {
  const { t, href } = useLanguage();
  return (
    <section aria-labelledby="newsletter-teaser" className="border-b border-line bg-brand-soft">
      <div className="container-page grid gap-x-12 gap-y-5 py-8 lg:grid-cols-2 lg:items-center">
        <div>
          <h2 id="newsletter-teaser" className="text-heading font-semibold">
            {t("newsletter.voucher")}
          </h2>
          <p className="mt-1 max-w-prose">
            {t("newsletter.teaser")} {t("newsletter.promise")}
          </p>
        </div>
        <form method="post" action={href(NEWSLETTER_PATH)} noValidate className="flex min-w-0 flex-col gap-3">
          <input type="hidden" name="form" value={SUBSCRIBE_KIND} />
          <input type="hidden" name="place" value="teaser" />
          <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap sm:items-end">
            <div className="min-w-0 grow sm:basis-60">
              <Field
                id="newsletter-teaser-email"
                name="email"
                type="email"
                inputMode="email"
                autoComplete="email"
                required
                maxLength={formLimit.email}
                label={`${t("newsletter.email")} *`}
              />
            </div>
            <Button>{t("newsletter.subscribe")}</Button>
          </div>
          <PrivacyNote privacyPath={privacyPath} />
        </form>
      </div>
    </section>
  );
}
