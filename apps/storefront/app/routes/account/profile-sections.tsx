import type { ReactNode } from "react";
import { useLanguage } from "../../platform/language/language.tsx";
import { ButtonLink } from "../../ui/base/button.tsx";

interface Props {
  profile: ReactNode;
  email: ReactNode;
  password: ReactNode;
}

export function ProfileSections({ profile, email, password }: Props) {
  const { t, href } = useLanguage();
  return (
    <>
      <div className="card p-5 sm:p-8">{profile}</div>
      <Section title={t("account.emailTitle")}>{email}</Section>
      <Section title={t("account.passwordTitle")}>{password}</Section>
      <Section title={t("account.dataTitle")}>
        <p className="mb-4 max-w-prose">{t("account.exportText")}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink href={href("/account/export")} look="secondary" icon="download" download>
            {t("account.export")}
          </ButtonLink>
          <a href={href("/account/delete")} className="link inline-flex min-h-11 items-center">
            {t("account.deleteLink")}
          </a>
        </div>
      </Section>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="card p-5 sm:p-8">
      <h2 className="mb-5 text-heading font-semibold">{title}</h2>
      {children}
    </section>
  );
}
