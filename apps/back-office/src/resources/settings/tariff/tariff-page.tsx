import { useParams } from "react-router-dom";
import { useAdminQuery } from "../../../api/use-admin-query.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { NotFound, ReadFailure } from "../../../shell/error-screens.tsx";
import { Loading } from "../../../shell/loading.tsx";
import { ScreenHead } from "../../../shell/screen-head.tsx";
import { settingName } from "../setting-name.ts";
import { TariffEditor } from "./tariff-editor.tsx";

export function TariffPage() {
  const language = useLanguage();
  const { t } = language;
  const { id = "" } = useParams();
  const { data, error, refetch } = useAdminQuery("listShippingTariffs", {});
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const tariff = data.tariffs.find((each) => each.id === id);
  if (!tariff) return <NotFound />;
  return (
    <>
      <ScreenHead
        title={settingName(tariff.names, language) || tariff.costType}
        back={{ to: "/settings", text: t("nav.settings") }}
      />
      <p className="lead">{t(tariff.isFree ? "settings.freeTariffText" : "settings.tariffText")}</p>
      <TariffEditor key={tariff.version} tariff={tariff} zones={data.zones} />
    </>
  );
}
