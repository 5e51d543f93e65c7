import type { Check } from "./check.ts";
import type { Product } from "../products.ts";

export function checkVariants(product: Product, { report, refer, referAll }: Check): void {
  const groups = product.variantGroups ?? [];
  referAll("property group", product.variantGroups, product, ["variantGroups"]);
  if (product.variants && !product.variantGroups)
    report(product, ["variants"], 'variants need "variantGroups"');
  if (product.variantGroups && !product.variants) report(product, ["variantGroups"], "there are no variants");
  if (product.variants && product.stock !== undefined)
    report(product, ["stock"], "a product with variants has no stock of its own");

  const combinations = new Map<string, string>();
  for (const variant of product.variants ?? []) {
    for (const group of groups)
      if (!(group in variant.options)) report(variant, ["options"], `an option of "${group}" is missing`);
    for (const [group, option] of Object.entries(variant.options)) {
      if (!groups.includes(group)) report(variant, ["options", group], "is not one of variantGroups");
      else refer("property option", `${group}.${option}`, variant, ["options", group]);
    }
    const combination = groups.map((group) => variant.options[group]).join(" ");
    const twin = combinations.get(combination);
    if (twin !== undefined) report(variant, ["options"], `has the same options as variant "${twin}"`);
    combinations.set(combination, variant.key);
  }
}
