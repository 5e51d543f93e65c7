import type { ShopClient } from "../../platform/shop/client/shop-client.server.ts";
import { ShopApiError } from "../../platform/shop/client/shop-error.ts";
import type { SitemapType } from "./sitemap-files.ts";

type Shown = ReadonlyMap<string, { lastModified: string | null }>;
type Look = (shop: ShopClient, ids: readonly string[]) => Promise<Shown>;

/** A path may outlive its page: which of these answer with a page of their own. */
export function shownPages(shop: ShopClient, type: SitemapType, ids: readonly string[]): Promise<Shown> {
  return looks[type](shop, ids);
}

const looks: Record<SitemapType, Look> = {
  async products(shop, ids) {
    const { elements } = await shop.read("readProduct", {
      body: {
        ids,
        limit: ids.length,
        includes: { product: ["id", "childCount", "createdAt", "updatedAt"] },
      },
    });
    // A family shows one of its variants, and that variant's address is the canonical one.
    const single = elements.filter(({ childCount }) => (childCount ?? 0) === 0);
    return new Map(
      single.map(({ id, createdAt, updatedAt }) => [id, { lastModified: updatedAt ?? createdAt ?? null }]),
    );
  },

  async categories(shop, ids) {
    const { elements } = await shop.read("readCategoryList", {
      body: { ids, limit: ids.length, includes: { category: ["id", "type", "active", "level"] } },
    });
    // Folders and links have no page, the root is the home page.
    const pages = elements.filter(({ type, active, level }) => type === "page" && active && level > 1);
    return new Map(pages.map(({ id }) => [id, { lastModified: null }]));
  },

  async pages(shop, ids) {
    const shown = new Map<string, { lastModified: null }>();
    for (const id of ids) {
      // There is no list of landing pages, and never many of them.
      // oxlint-disable-next-line no-await-in-loop
      if (await isLandingPage(shop, id)) shown.set(id, { lastModified: null });
    }
    return shown;
  },
};

async function isLandingPage(shop: ShopClient, landingPageId: string): Promise<boolean> {
  try {
    const body = { limit: 1, includes: { landing_page: ["id"] } };
    await shop.read("readLandingPage", { params: { landingPageId }, body });
    return true;
  } catch (error) {
    if (error instanceof ShopApiError && error.status === 404) return false;
    throw error;
  }
}
