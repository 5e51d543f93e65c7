import { useLanguage } from "../../platform/language.tsx";
import type { EnergyLabelData } from "./energy-label-data.ts";

/** The nested display of the EU label: range and class as an arrow, with the data sheet beside it. */
export function EnergyLabel({ label }: { label: EnergyLabelData }) {
  const { t } = useLanguage();
  const { energyClass, from, to, color } = label;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <svg viewBox="0 0 130 36" aria-hidden="true" className="h-9 w-32 shrink-0">
        <rect x="0.5" y="0.5" width="37" height="35" className="fill-white stroke-ink" />
        <g className="fill-ink text-[10px] font-bold" textAnchor="middle">
          <text x="19" y="11">
            {from}
          </text>
          <text x="19" y="22">
            ↑
          </text>
          <text x="19" y="33">
            {to}
          </text>
        </g>
        <path d="M38 0h70l22 18-22 18H38z" fill={color} />
        <text x="75" y="25" textAnchor="middle" className="fill-white text-[20px] font-bold">
          {energyClass}
        </text>
      </svg>
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
