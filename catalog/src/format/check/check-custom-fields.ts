import { walkCategories } from "../catalogue.ts";
import type { Check } from "./check.ts";
import { walkCustomField } from "../custom-fields.ts";
import { languageChains } from "../languages.ts";
import { languagesIn } from "../content/nested-texts.ts";

export function checkCustomFields(check: Check): void {
  const { shop, categories, products, landingPages } = check.catalogue;
  const main = shop.channel.language;
  const chains = languageChains(shop.languages, main);
  const owners = [
    ...[...walkCategories(categories)].map(({ category }) => category),
    ...products.flatMap((product) => [product, ...(product.variants ?? [])]),
    ...landingPages,
    ...shop.paymentMethods,
    ...shop.shippingMethods,
  ];
  const withoutTexts = new Set<object>([...landingPages, ...shop.paymentMethods, ...shop.shippingMethods]);
  for (const owner of owners) {
    const find = {
      file: (file: string, path: readonly (string | number)[]) => check.needFile(file, owner, path),
      fault: (path: readonly (string | number)[], message: string) => check.report(owner, path, message),
    };
    for (const [name, value] of Object.entries(owner.customFields ?? {})) {
      walkCustomField(value, ["customFields", name], { chains, main, find });
      if (withoutTexts.has(owner) && languagesIn(value, chains).size > 0)
        check.report(owner, ["customFields", name], "must not be a text here");
    }
  }
}
