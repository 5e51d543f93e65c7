import type { Log } from "../../../platform/http/log.server.ts";
import { navigationIncludes } from "../../../platform/links/link-target.ts";
import type { ShopClient } from "../../../platform/shop/client/shop-client.server.ts";
import { categoryMenu } from "./category-menu-data.ts";
import type { CategoryMenuEntry } from "./category-menu-data.ts";
import { cmsData, hasSlot } from "./cms-data.server.ts";
import type { CmsContext, CmsData, PageTree } from "./cms-data.server.ts";
import { createUnknownTypes } from "./unknown-types.ts";

interface Sources {
  shop: ShopClient;
  log: Log;
}

/** `parentId` is where the menu of the page starts: the neighbours of the category. Null on pages outside the tree. */
interface Place {
  categoryId: string;
  parentId: string | null;
}

const unknownTypes = createUnknownTypes();

const menuIncludes = navigationIncludes(["translated.name", "children"]);

/** A page with what its slots need beside their own data. */
export async function loadCms(
  { shop, log }: Sources,
  page: PageTree,
  context: Pick<CmsContext, "order" | "listing"> & { place?: Place },
): Promise<CmsData> {
  const { place, ...known } = context;
  const menu = place && hasSlot(page, "category-navigation") ? await loadMenu(shop, place) : [];
  return cmsData(page, {
    ...known,
    menu,
    onUnknown: (kind, type) => {
      if (unknownTypes.isNews(kind, type)) log.warn("cms.unknown_type", { kind, type });
    },
    onRefusedBackground: (reason) => log.warn("cms.background_refused", { reason }),
  });
}

async function loadMenu(shop: ShopClient, { categoryId, parentId }: Place): Promise<CategoryMenuEntry[]> {
  const tree = await shop.read("readNavigation", {
    params: { activeId: categoryId, rootId: parentId ?? "main-navigation" },
    body: { depth: 2, buildTree: true, includes: menuIncludes },
    seoUrls: true,
  });
  return categoryMenu(tree ?? [], categoryId);
}
