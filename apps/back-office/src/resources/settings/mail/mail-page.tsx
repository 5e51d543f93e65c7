import { useParams } from "react-router-dom";
import { useAdminQuery } from "../../../api/use-admin-query.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { ReadFailure } from "../../../shell/error-screens.tsx";
import { Loading } from "../../../shell/loading.tsx";
import { ScreenHead } from "../../../shell/screen-head.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { MailEditor } from "./mail-editor.tsx";

export function MailPage() {
  const { t, tOr } = useLanguage();
  const { id = "" } = useParams();
  const { data, error, refetch } = useAdminQuery("readMailTemplate", { params: { id } });
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  return (
    <>
      <ScreenHead
        title={tOr(`mailText.name.${id}`, id)}
        back={{ to: "/mail-template", text: t("mailText.title") }}
      />
      {data.isAboutContract && <Notice>{t("mailText.aboutContract")}</Notice>}
      <MailEditor key={`${id} ${data.version}`} sheet={data} />
    </>
  );
}
