import { useLanguage } from "../../platform/language/language.tsx";
import { DialogTrigger } from "../../ui/overlay/dialog.tsx";
import { DialogLink } from "../../ui/overlay/dialog-link.island.tsx";
import { EnergyArrow } from "./energy-arrow.tsx";
import type { EnergyLabelData } from "./energy-label-data.ts";
import { EnergyLabelDialog } from "./energy-label-dialog.tsx";

/** Every label of a product. Its arrow opens the whole label; without script it leads to the picture or the data sheet. */
export function EnergyLabelList({
  labels,
  eprel,
}: {
  labels: readonly EnergyLabelData[];
  eprel: string | null;
}) {
  if (labels.length === 0) return null;
  return (
    <ul className="flex flex-col gap-3">
      {labels.map((label) => (
        <li key={label.block}>
          <Entry label={label} />
          <EnergyLabelDialog id={dialogId(label)} label={label} eprel={eprel} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ label }: { label: EnergyLabelData }) {
  const { t } = useLanguage();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Opener label={label} />
      <div className="text-sm">
        {label.name && <p>{label.name}</p>}
        {label.dataSheetUrl && (
          <a href={label.dataSheetUrl} className="link" target="_blank" rel="noopener">
            {t("energy.dataSheet")}
            {label.name && <span className="sr-only">: {label.name}</span>}
          </a>
        )}
      </div>
    </div>
  );
}

function Opener({ label }: { label: EnergyLabelData }) {
  const { t } = useLanguage();
  const { energyClass, from, to, name } = label;
  const words = `${t("energy.label", { class: energyClass, from, to })}${name ? `, ${name}` : ""}`;
  const href = label.imageUrl ?? label.dataSheetUrl;
  const content = (
    <>
      <EnergyArrow label={label} size="page" />
      <span className="sr-only">
        {words}. {t("energy.open", { class: energyClass })}
      </span>
    </>
  );
  const className = "block rounded-inner";
  if (href) {
    return (
      <DialogLink dialog={dialogId(label)} href={href} className={className}>
        {content}
      </DialogLink>
    );
  }
  return (
    <DialogTrigger dialog={dialogId(label)} look="quiet" className="h-auto p-0">
      {content}
    </DialogTrigger>
  );
}

function dialogId({ block }: EnergyLabelData): string {
  return `energy-label-${block}`;
}
