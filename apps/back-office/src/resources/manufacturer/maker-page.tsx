import { useParams } from "react-router-dom";
import { useAdminQuery } from "../../api/use-admin-query.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ReadFailure } from "../../shell/error-screens.tsx";
import { Loading } from "../../shell/loading.tsx";
import { ScreenHead } from "../../shell/screen-head.tsx";
import { ChangeMaker } from "./change-maker.tsx";
import { MakerUse } from "./maker-use.tsx";

export function MakerPage() {
  const { t } = useLanguage();
  const { id = "" } = useParams();
  const { data: maker, error, refetch } = useAdminQuery("readManufacturer", { params: { id } });
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!maker) return <Loading />;
  return (
    <>
      <ScreenHead title={maker.name || id} back={{ to: "/manufacturer", text: t("nav.manufacturer") }} />
      <div className="sheet">
        <ChangeMaker key={maker.version} maker={maker} />
        <div className="sheet-side">
          <MakerUse maker={maker} />
        </div>
      </div>
    </>
  );
}
