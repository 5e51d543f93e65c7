import { useLanguage } from "../../../platform/language/language.tsx";
import { Icon } from "../../../ui/icon/icon.tsx";
import type { SafetyData } from "../product-data.ts";

/** What must be known before ordering: hazards, and gases only certified companies may handle. */
export function Warnings({ safety }: { safety: SafetyData }) {
  const { t } = useLanguage();
  const warnings = [
    safety.hazard && { title: t("product.hazard"), text: safety.hazard },
    safety.hasFGas && { title: t("product.fGas"), text: t("product.fGasText") },
  ].filter((warning) => warning !== null && warning !== false && warning !== "");
  return warnings.map(({ title, text }) => (
    <div key={title} className="notice notice-warning text-sm">
      <Icon name="alert-triangle" size="regular" />
      <p className="notice-text">
        <strong className="font-semibold">{title}.</strong> {text}
      </p>
    </div>
  ));
}
