import { useLanguage } from "../../platform/language/language.tsx";
import { EnergyArrow } from "./energy-arrow.tsx";
import type { EnergyLabelData } from "./energy-label-data.ts";

/** The nested display of the EU label: range and class as an arrow, with the data sheet beside it. */
export function EnergyLabel({ label }: { label: EnergyLabelData }) {
  const { t } = useLanguage();
  const { energyClass, from, to } = label;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <EnergyArrow label={label} size="card" />
      <span className="sr-only">{t("energy.label", { class: energyClass, from, to })}</span>
      {label.name && <span className="text-ink-soft">{label.name}</span>}
      {label.dataSheetUrl && (
        <a href={label.dataSheetUrl} className="link" target="_blank" rel="noopener">
          {t("energy.dataSheet")}
        </a>
      )}
    </p>
  );
}
