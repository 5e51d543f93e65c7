import type { Product } from "@hearth/contract";

/** One energy label: the class, and the range of classes that exist on that label. */
export interface EnergyLabelData {
  block: number;
  /** What the label is about, for example heating at 35 °C; null on cards, which show only one. */
  name: string | null;
  energyClass: string;
  color: string;
  from: string;
  to: string;
  dataSheetUrl: string | null;
  /** The label as the manufacturer drew it; null on cards. */
  imageUrl: string | null;
}

/** A product has up to four labels (heating at 35 °C and 55 °C, hot water, package). */
const blocks = [1, 2, 3, 4];
const FALLBACK_COLOR = "#4d4d4d";

/** What a card asks for: the first label is the one that counts there. */
export const firstLabelFields = [
  "customFields.enevClass1",
  "customFields.enevColorCode1",
  "customFields.enevSpectrumFrom1",
  "customFields.enevSpectrumTo1",
  "customFields.enevDataSheet1",
] as const;

/** A label without its range would be unlawful, so it is left out. */
export function energyLabels({ customFields }: Pick<Product, "customFields">): EnergyLabelData[] {
  const text = (name: string) => {
    const value = customFields?.[name];
    return typeof value === "string" && value !== "" ? value : null;
  };
  return blocks.flatMap((block) => {
    const energyClass = text(`enevClass${block}`);
    const from = text(`enevSpectrumFrom${block}`);
    const to = text(`enevSpectrumTo${block}`);
    if (!energyClass || !from || !to) return [];
    const color = text(`enevColorCode${block}`) ?? "";
    return [
      {
        block,
        name: text(`enevName${block}`),
        energyClass,
        color: /^#[0-9a-f]{6}$/i.test(color) ? color : FALLBACK_COLOR,
        from,
        to,
        dataSheetUrl: text(`enevDataSheet${block}`),
        imageUrl: text(`enevImage${block}`),
      },
    ];
  });
}
