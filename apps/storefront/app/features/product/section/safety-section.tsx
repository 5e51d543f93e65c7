import type { ReactNode } from "react";
import { useLanguage } from "../../../platform/language/language.tsx";
import { CrossedOutBin } from "./crossed-out-bin.tsx";
import { DocumentList } from "./document-list.tsx";
import { MakerAddress } from "./maker-address.tsx";
import type { ProductPageData } from "../product-data.ts";

/** Product safety (GPSR), hazards, F-gas, Data Act and disposal: docs/law. */
export function SafetySection({ product }: { product: ProductPageData }) {
  const { t, href } = useLanguage();
  const { safety, maker, links } = product;
  const sheets = product.documents.filter(({ kind }) => kind === "safety-data-sheet");
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      {safety.hazard && <Part title={t("product.hazard")}>{safety.hazard}</Part>}
      {safety.hasFGas && <Part title={t("product.fGas")}>{t("product.fGasText")}</Part>}
      {safety.text && <Part title={t("product.safetyNotes")}>{safety.text}</Part>}
      {sheets.length > 0 && (
        <div>
          <h3 className="mb-2 font-semibold">{t("product.safetySheets")}</h3>
          <DocumentList documents={sheets} />
        </div>
      )}
      {maker && <MakerAddress maker={maker} />}
      {safety.dataInfo && <Part title={t("product.dataAct")}>{safety.dataInfo}</Part>}
      {(safety.weee || safety.hasBattery) && (
        <Part title={t("product.disposal")} icon={<CrossedOutBin className="h-14 w-12" />}>
          {safety.weee && `${t("product.disposalText")} `}
          {safety.hasBattery && `${t("product.batteryText")} `}
          <a href={href(links.disposal)} className="link">
            {t("product.disposalLink")}
          </a>
        </Part>
      )}
    </div>
  );
}

function Part({ title, icon, children }: { title: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex items-start gap-4">
      {icon}
      <div className="min-w-0 max-w-prose">
        <h3 className="mb-1 font-semibold">{title}</h3>
        <p className="wrap-break-word">{children}</p>
      </div>
    </div>
  );
}
