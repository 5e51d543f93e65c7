import { type LocalizedReference, resolvedText } from "../reference/index.ts";
import type { EnergyLabel } from "./product-doc.ts";

/** Energy-label blocks as custom fields 1 to 4, so that a Shopware with the same fields serves the same storefront. */
export function energyLabelFields(
  labels: readonly EnergyLabel[],
  refs: LocalizedReference,
): Record<string, string | null> {
  const fields: Record<string, string | null> = {};
  for (const label of labels) {
    const url = (media: EnergyLabel["label"]) => (media ? refs.mediaUrl(media.path) : null);
    fields[`enevClass${label.block}`] = label.class;
    fields[`enevColorCode${label.block}`] = label.colorCode;
    fields[`enevName${label.block}`] = resolvedText(label.texts, refs.chain, "name");
    fields[`enevSpectrumFrom${label.block}`] = label.from;
    fields[`enevSpectrumTo${label.block}`] = label.to;
    fields[`enevDataSheet${label.block}`] = url(label.dataSheet);
    fields[`enevImage${label.block}`] = url(label.label);
    fields[`enevIcon${label.block}`] = url(label.icon);
  }
  return fields;
}
