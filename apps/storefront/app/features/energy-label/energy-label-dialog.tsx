import { useLanguage } from "../../platform/language/language.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import type { EnergyLabelData } from "./energy-label-data.ts";
import { EnergyScale } from "./energy-scale-view.tsx";

interface Props {
  id: string;
  label: EnergyLabelData;
  eprel: string | null;
}

export function EnergyLabelDialog({ id, label, eprel }: Props) {
  const { t } = useLanguage();
  const { energyClass, from, to, name } = label;
  return (
    <Dialog
      id={id}
      title={name ? `${t("energy.title")}: ${name}` : t("energy.title")}
      closeLabel={t("product.close")}
    >
      <div className="flex flex-col gap-4">
        {label.imageUrl ? (
          <img
            src={label.imageUrl}
            alt={t("energy.label", { class: energyClass, from, to })}
            loading="lazy"
            className="mx-auto max-h-[60dvh] w-auto max-w-full"
          />
        ) : (
          <EnergyScale label={label} />
        )}
        <p>{t("energy.label", { class: energyClass, from, to })}</p>
        {eprel && <p className="text-sm text-ink-soft">{t("energy.eprel", { number: eprel })}</p>}
        {label.dataSheetUrl && (
          <p>
            <a href={label.dataSheetUrl} className="link" target="_blank" rel="noopener">
              {t("energy.dataSheet")}
            </a>
          </p>
        )}
      </div>
    </Dialog>
  );
}
