import { useLanguage } from "../../platform/language/language.tsx";
import { ButtonLink } from "../../ui/base/button.tsx";
import { ContactLines } from "../contact/contact-lines.tsx";
import { MaintenanceLayout } from "../layouts/maintenance-layout.tsx";
import { PageTitle } from "../page/page-head.tsx";
import type { ShellData } from "../shell-data.ts";

/** Two blocks of text: what happens, and whom to reach meanwhile, as the shop said when it was last asked. */
export function MaintenancePage({ shell }: { shell: ShellData | undefined }) {
  const { t } = useLanguage();
  const contact = shell?.contact;
  return (
    <MaintenanceLayout social={shell?.social ?? []}>
      <PageTitle title={t("maintenance.title")} />
      <meta name="robots" content="noindex" />
      <section className="flex flex-col items-center gap-4 text-center">
        <h1 className="page-title">{t("maintenance.title")}</h1>
        <p className="max-w-prose text-lead">{t("maintenance.text")}</p>
        <ButtonLink href="" icon="refresh">
          {t("maintenance.retry")}
        </ButtonLink>
      </section>
      <section className="card flex w-full max-w-xl flex-col gap-3 p-6">
        <h2 className="section-title">{t("maintenance.contactTitle")}</h2>
        <p>{t(contact ? "maintenance.contactText" : "maintenance.contactUnknown")}</p>
        {contact && <ContactLines contact={contact} />}
      </section>
    </MaintenanceLayout>
  );
}
