import type { MailTemplateHead } from "@hearth/admin-contract";
import { Link } from "react-router-dom";
import { useAdminQuery } from "../../../api/use-admin-query.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { ReadFailure } from "../../../shell/error-screens.tsx";
import { Loading } from "../../../shell/loading.tsx";
import { ScreenHead } from "../../../shell/screen-head.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Card } from "../../../ui/card.tsx";
import { type MailGroup, mailGroupOf, mailGroups } from "./mail-groups.ts";

export function MailList() {
  const { t } = useLanguage();
  const { data, error, refetch } = useAdminQuery("listMailTemplates", {});
  return (
    <>
      <ScreenHead title={t("mailText.title")} back={{ to: "/settings", text: t("nav.settings") }} />
      <p className="lead">{t("mailText.lead")}</p>
      {error && <ReadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data &&
        mailGroups.map((group) => (
          <GroupCard
            key={group}
            group={group}
            templates={data.templates.filter(({ id }) => mailGroupOf(id) === group)}
          />
        ))}
    </>
  );
}

function GroupCard({ group, templates }: { group: MailGroup; templates: readonly MailTemplateHead[] }) {
  const { t, tOr, locale } = useLanguage();
  const title = t(`mailText.group.${group}`);
  return (
    <Card title={title}>
      <table className="table" aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{t("mailText.mail")}</th>
            <th scope="col">{t("mailText.subject")}</th>
            <th scope="col">{t("mailText.words")}</th>
          </tr>
        </thead>
        <tbody>
          {templates.map(({ id, subjects, ownLocales }) => (
            <tr key={id}>
              <td data-label={t("mailText.mail")}>
                <Link className="row-link" to={`/mail-template/${id}`}>
                  {tOr(`mailText.name.${id}`, id)}
                </Link>
              </td>
              <td data-label={t("mailText.subject")}>
                {subjects.find((each) => each.locale === locale)?.subject}
              </td>
              <td data-label={t("mailText.words")}>
                {ownLocales.length > 0 ? (
                  <Badge tone="info">{t("mailText.own")}</Badge>
                ) : (
                  t("mailText.ofShop")
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
