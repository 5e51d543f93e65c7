// Energy labels as the law wants them wherever a product stands with its price. Data from custom fields 1 to 4 of the product.
export { EnergyLabel } from "./energy-label.tsx";
export { EnergyLabelList } from "./energy-label-list.tsx";
export { energyLabels, firstLabelFields } from "./energy-label-data.ts";
export type { EnergyLabelData } from "./energy-label-data.ts";
