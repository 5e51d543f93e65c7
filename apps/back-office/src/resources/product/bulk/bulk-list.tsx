import { useAdminQuery } from "../../../api/use-admin-query.ts";
import { useMay } from "../../../api/use-may.ts";
import { useLanguage } from "../../../language/use-language.ts";
import { ReadFailure } from "../../../shell/error-screens.tsx";
import { Loading } from "../../../shell/loading.tsx";
import { ScreenHead } from "../../../shell/screen-head.tsx";
import { Card } from "../../../ui/card.tsx";
import { BulkTable } from "./bulk-table.tsx";
import { ImportPrices } from "./import-prices.tsx";

const SHOWN = 25;

/** Changes of many products: a file to begin with, and what was done before, to look at or to undo. */
export function BulkList() {
  const { t } = useLanguage();
  const may = useMay();
  const { data, error, refetch } = useAdminQuery("listBulkChanges", { list: { page: 1, limit: SHOWN } });
  if (error) return <ReadFailure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <ScreenHead title={t("bulk.title")} back={{ to: "/product", text: t("nav.product") }} />
      {may("preparePriceImport") && <ImportPrices />}
      <Card title={t("bulk.before")}>{data ? <BulkTable changes={data.items} /> : <Loading />}</Card>
    </>
  );
}
