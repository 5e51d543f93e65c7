import type { Cart, Product } from "@hearth/contract";
import { loadLanguage } from "../../platform/language.tsx";
import type { Visit } from "../../platform/visit.server.ts";
import type { LineFact } from "./checkout-data.ts";
import { lineFacts } from "./line-facts.ts";

const includes = {
  product: ["id", "sortedProperties", "manufacturer", "weight"],
  product_manufacturer: ["translated.name"],
  property_group: ["translated.name", "options"],
  property_group_option: ["translated.name"],
};

/** § 312j (2) BGB: what makes each product stands beside it when it is ordered. */
export async function loadLineFacts(
  { shop, locale }: Pick<Visit, "shop" | "locale">,
  { lineItems }: Cart,
): Promise<Map<string, LineFact[]>> {
  const ids = lineItems.flatMap(({ type, referencedId }) =>
    type === "product" && referencedId ? [referencedId] : [],
  );
  if (ids.length === 0) return new Map();
  const [{ t, format }, { elements }] = await Promise.all([
    loadLanguage(locale),
    shop.read("readProduct", {
      body: {
        ids: [...new Set(ids)],
        limit: ids.length,
        associations: { properties: { associations: { group: {} } }, manufacturer: {} },
        includes,
      },
    }),
  ]);
  const known = new Map(elements.map((product: Product) => [product.id as string, product]));
  return new Map(
    lineItems.flatMap((line) => {
      const product = known.get(line.referencedId ?? "");
      return product ? [[product.id, lineFacts(product, line, { t, format })] as const] : [];
    }),
  );
}
