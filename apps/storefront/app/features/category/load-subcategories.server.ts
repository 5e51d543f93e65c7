import { navigationIncludes, navigationPath } from "../../platform/links/link-target.ts";
import { inMenuOrder } from "../../platform/shop/menu-order.ts";
import type { ShopClient } from "../../platform/shop/client/shop-client.server.ts";
import type { Subcategory } from "./subcategories.tsx";

const includes = navigationIncludes([
  "translated.name",
  "visible",
  "customFields.bec_hearth_position",
  "extensions.productCount",
]);

/** The ways further down, in the order of the menu. */
export async function loadSubcategories(shop: ShopClient, parentId: string): Promise<Subcategory[]> {
  const { elements } = await shop.read("readCategoryList", {
    body: {
      filter: [
        { type: "equals", field: "parentId", value: parentId },
        { type: "equals", field: "active", value: true },
      ],
      includes,
    },
    seoUrls: true,
  });
  return inMenuOrder(elements)
    .filter(({ visible, type }) => visible && type !== "folder")
    .map((category) => ({
      name: category.translated.name ?? "",
      path: navigationPath(category),
      count: category.extensions?.productCount ?? null,
    }));
}
