import { Link, useParams } from "react-router-dom";
import { useAdminQuery } from "../../api/use-admin-query.ts";
import { useLanguage } from "../../language/use-language.ts";
import { ReadFailure } from "../../shell/error-screens.tsx";
import { Loading } from "../../shell/loading.tsx";
import { ScreenHead } from "../../shell/screen-head.tsx";
import { ChangePromotion } from "./change-promotion.tsx";
import { PromotionCodes } from "./promotion-codes.tsx";
import { promotionName } from "./promotion-columns.tsx";

export function PromotionPage() {
  const language = useLanguage();
  const { t } = language;
  const { id = "" } = useParams();
  const { data: promotion, error, refetch } = useAdminQuery("readPromotion", { params: { id } });
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  if (!promotion) return <Loading />;
  return (
    <>
      <ScreenHead
        title={promotionName(promotion, language)}
        back={{ to: "/promotion", text: t("nav.promotion") }}
        actions={
          <Link className="button button-plain" to={`/promotion-trial?code=${promotion.code ?? ""}`}>
            {t("promotion.bench")}
          </Link>
        }
      />
      <ChangePromotion key={promotion.version} promotion={promotion} />
      {promotion.codeType === "individual" && <PromotionCodes id={id} />}
    </>
  );
}
