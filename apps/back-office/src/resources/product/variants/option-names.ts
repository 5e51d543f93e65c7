import type { ProductChoices } from "@hearth/admin-contract";

export interface ChosenOption {
  propertyId: string;
  optionId: string;
}

/** What a variant is chosen by, in words: "Leistung: 6 kW". */
export function optionNames(ids: readonly string[], properties: ProductChoices["properties"]): string {
  return properties
    .flatMap(({ name, options }) =>
      options.filter(({ id }) => ids.includes(id)).map((option) => `${name}: ${option.name}`),
    )
    .join(", ");
}

/** By which properties a family's variants differ: a new one says something about each of them. */
export function usedProperties(
  variants: readonly { optionIds: readonly string[] }[],
  properties: ProductChoices["properties"],
): string[] {
  const used = new Set(variants.flatMap(({ optionIds }) => optionIds));
  return properties.filter(({ options }) => options.some(({ id }) => used.has(id))).map(({ id }) => id);
}
