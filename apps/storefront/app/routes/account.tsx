import { useLanguage } from "../platform/language.tsx";
import { samePathInEveryLanguage } from "../shell/language-switch.tsx";
import { PageTitle } from "../shell/page-head.tsx";
import { EmptyState } from "../ui/empty-state.tsx";

export const handle = { layout: "account" };

export function loader() {
  return { languagePaths: samePathInEveryLanguage("/account") };
}

/** Says honestly that accounts are not open yet; whom to ask stands beside it, in the layout. */
export default function Account() {
  const { t } = useLanguage();
  return (
    <>
      <PageTitle title={t("account.title")} />
      <meta name="robots" content="noindex" />
      <h1 className="page-title mb-6">{t("account.title")}</h1>
      <EmptyState icon="user" title={t("account.soonTitle")}>
        <p>{t("account.soonText")}</p>
      </EmptyState>
    </>
  );
}
