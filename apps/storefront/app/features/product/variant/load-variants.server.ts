import type { Product, PropertyGroup } from "@hearth/contract";
import { productPath } from "../../../platform/links/link-target.ts";
import type { ShopClient } from "../../../platform/shop/client/shop-client.server.ts";
import { chooseVariant } from "./choose-variant.ts";
import type { Variant } from "./choose-variant.ts";
import type { OptionGroup } from "../product-data.ts";

const includes = { product: ["id", "optionIds", "available", "seoUrls"], seo_url: ["seoPathInfo"] };

/** The most the shop gives at once. */
const PER_PAGE = 100;

/** Every option of the family as an address, so that the configurator works by links alone. */
export async function loadOptionGroups(
  shop: ShopClient,
  product: Pick<Product, "parentId" | "options">,
  configurator: readonly PropertyGroup[] | null | undefined,
): Promise<OptionGroup[]> {
  if (!product.parentId || !configurator || configurator.length === 0) return [];
  const variants = await allVariants(shop, product.parentId);
  const current = new Map(
    (product.options ?? []).map(({ groupId, id }) => [groupId as string, id as string]),
  );
  return configurator.map((group) => optionGroup(group, variants, current));
}

function optionGroup(
  group: PropertyGroup,
  variants: readonly Variant[],
  current: ReadonlyMap<string, string>,
): OptionGroup {
  const options = (group.options ?? []).map((option) => {
    const choice = chooseVariant(variants, current, [group.id, option.id]);
    return {
      id: option.id,
      name: option.translated.name ?? "",
      color: option.colorHexCode && /^#[0-9a-f]{6}$/i.test(option.colorHexCode) ? option.colorHexCode : null,
      isChosen: current.get(group.id) === option.id,
      path: choice?.variant.path ?? null,
      isExact: choice?.isExact ?? false,
      isAvailable: choice?.variant.isAvailable ?? false,
    };
  });
  return { id: group.id, name: group.translated.name ?? "", options };
}

async function allVariants(shop: ShopClient, parentId: string, page = 1): Promise<Variant[]> {
  const { elements } = await shop.read("readProduct", {
    body: {
      page,
      limit: PER_PAGE,
      filter: [{ type: "equals", field: "parentId", value: parentId }],
      sort: [{ field: "productNumber", order: "ASC" }],
      includes,
    },
    seoUrls: true,
  });
  const found = elements.map((product) => ({
    id: product.id,
    path: productPath(product),
    optionIds: product.optionIds ?? [],
    isAvailable: product.available,
  }));
  return elements.length < PER_PAGE ? found : [...found, ...(await allVariants(shop, parentId, page + 1))];
}
