import type { ProductChoices } from "@hearth/admin-contract";

interface SaidProperty {
  id: string;
  name: string;
  options: ProductChoices["properties"][number]["options"];
}

/** What a product says of itself, by property, in the order of the choices. */
export function saidProperties(
  ids: readonly string[],
  properties: ProductChoices["properties"],
): SaidProperty[] {
  return properties.flatMap(({ id, name, options }) => {
    const said = options.filter((option) => ids.includes(option.id));
    return said.length > 0 ? [{ id, name, options: said }] : [];
  });
}

/** Without an option; a variant that says nothing any more is as its family. */
export function withoutOption(ids: readonly string[], id: string, isVariant: boolean): string[] | null {
  const left = ids.filter((each) => each !== id);
  return left.length === 0 && isVariant ? null : left;
}
