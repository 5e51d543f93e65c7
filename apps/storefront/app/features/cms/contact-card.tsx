import { useLanguage } from "../../platform/language.tsx";
import { shopIdentity } from "../../platform/shop-identity.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";

type Kind = "contact" | "newsletter";

const texts = {
  contact: { title: "cms.contactTitle", text: "cms.contactText", subject: "cms.contactSubject" },
  newsletter: { title: "cms.newsletterTitle", text: "cms.newsletterText", subject: "cms.newsletterSubject" },
} as const satisfies Record<Kind, object>;

/** Stands where editors place a form, as long as the shop takes none: a form that cannot be sent would be worse. */
export function ContactCard({ kind, title }: { kind: Kind; title: string | null }) {
  const { t } = useLanguage();
  const { email, phone } = shopIdentity;
  const subject = encodeURIComponent(t(texts[kind].subject));
  return (
    <section className="card flex flex-col items-start gap-4 p-6 sm:p-8">
      <h2 className="section-title">{title ?? t(texts[kind].title)}</h2>
      <p className="max-w-prose text-ink-soft">{t(texts[kind].text)}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={`mailto:${email}?subject=${subject}`} icon="mail">
          {t("cms.sendMail")}
        </ButtonLink>
        {kind === "contact" ? (
          <a href={`tel:${phone}`} className="link inline-flex min-h-11 items-center gap-2">
            <Icon name="phone" size="small" />
            {readablePhone(phone)}
          </a>
        ) : null}
      </div>
      <p className="text-sm text-ink-soft wrap-anywhere">{email}</p>
    </section>
  );
}

/** `+496990009100` as `+49 69 90009-100`, the way the shop writes it everywhere. */
function readablePhone(phone: string): string {
  return phone.replace(/^(\+\d\d)(\d\d)(\d{5})(\d+)$/, "$1 $2 $3-$4");
}
