import { examplePhone, formLimit, localePhoneCountry } from "@hearth/contract/limits";
import { useLanguage } from "../../platform/language/language.tsx";
import { usePostedForm } from "../../platform/forms/posted-form.ts";
import { useShopIdentity } from "../../platform/shop/shop-identity.tsx";
import { Button } from "../../ui/base/button.tsx";
import {
  FormEmail,
  FormField,
  FormFiles,
  FormProblems,
  FormSelect,
  FormText,
  SentNote,
  ShopForm,
} from "../form/public.ts";
import { CONTACT_KIND, CONTACT_SENT_ID } from "./contact-names.ts";

export interface ContactFormData {
  slotId: string;
  title: string | null;
  /** What editors say when it was sent. */
  sentText: string | null;
  salutations: readonly { value: string; label: string }[];
}

/** `path` is the page the form stands on. */
interface Props {
  data: ContactFormData;
  path: string;
  privacyPath: string;
}

export function ContactForm({ data, path, privacyPath }: Props) {
  const { t, href, locale } = useLanguage();
  const { email } = useShopIdentity();
  const state = usePostedForm(CONTACT_KIND);
  const labels = {
    salutationId: t("contact.salutation"),
    firstName: t("contact.firstName"),
    lastName: t("contact.lastName"),
    email: t("contact.email"),
    phone: t("contact.phone"),
    subject: t("contact.subject"),
    comment: t("contact.comment"),
    attachments: t("contact.pictures"),
  };
  return (
    <section className="card flex flex-col gap-5 p-5 sm:p-8">
      <div>
        <h2 className="section-title">{data.title ?? t("contact.title")}</h2>
        <p className="mt-2 max-w-prose text-ink-soft">{t("contact.intro")}</p>
      </div>
      <SentNote
        id={CONTACT_SENT_ID}
        title={t("contact.sentTitle")}
        text={data.sentText ?? t("contact.sentText")}
      />
      <ShopForm
        id="contact"
        action={href(path)}
        state={state}
        labels={labels}
        hasFiles
        hidden={{ form: CONTACT_KIND, slotId: data.slotId }}
      >
        <FormProblems />
        <div className="form-columns">
          {data.salutations.length > 0 && (
            <FormSelect
              name="salutationId"
              options={data.salutations}
              withBlank
              autoComplete="honorific-prefix"
              className="w-full"
            />
          )}
          <div className="max-sm:hidden" />
          <FormField name="firstName" autoComplete="given-name" maxLength={formLimit.name} />
          <FormField name="lastName" autoComplete="family-name" maxLength={formLimit.name} />
          <FormEmail />
          <FormField
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={formLimit.phone}
            hint={t("contact.phoneHint", { example: examplePhone(localePhoneCountry(locale)) })}
          />
        </div>
        <FormField name="subject" autoComplete="off" required maxLength={formLimit.subject} />
        <FormText
          name="comment"
          rows={7}
          required
          maxLength={formLimit.comment}
          hint={t("contact.commentHint")}
        />
        <FormFiles
          name="attachments"
          accept="image/jpeg,image/png,image/webp"
          longestEdge={2000}
          hint={t("contact.picturesHint", { email })}
          refusedLabel={t("contact.notAPicture")}
        />
        <noscript>
          <p className="text-sm text-ink-soft">{t("contact.picturesNoScript")}</p>
        </noscript>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button icon="mail">{t("contact.send")}</Button>
          <p className="text-sm text-ink-soft">
            {t("contact.privacy")}{" "}
            <a href={href(privacyPath)} className="link">
              {t("contact.privacyLink")}
            </a>
          </p>
        </div>
      </ShopForm>
    </section>
  );
}
