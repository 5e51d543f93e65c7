import type { Category } from "@hearth/contract";
import { navigationIncludes, navigationPath } from "../../platform/links/link-target.ts";
import type { ShopClient } from "../../platform/shop/client/shop-client.server.ts";
import { LLMS_LOCALE } from "./llms-txt.ts";
import type { LlmsLink } from "./llms-txt.ts";

const includes = navigationIncludes(["translated.name", "children"]);

/** The first level of the main menu and the pages of the footer, each once. */
export async function loadLlmsLinks(
  shop: ShopClient,
): Promise<{ categories: LlmsLink[]; content: LlmsLink[] }> {
  const [main, footer] = await Promise.all([
    navigation(shop, "main-navigation", 1),
    navigation(shop, "footer-navigation", 2),
  ]);
  const categories = linksOf(main);
  const known = new Set(categories.map(({ path }) => path));
  const below = linksOf(footer.flatMap(({ children }) => children ?? []));
  return { categories, content: below.filter(({ path }) => !known.has(path)) };
}

async function navigation(shop: ShopClient, root: string, depth: number): Promise<Category[]> {
  const tree = await shop.inLocale(LLMS_LOCALE).read("readNavigation", {
    params: { activeId: root, rootId: root },
    body: { depth, buildTree: true, includes },
    seoUrls: true,
  });
  return tree ?? [];
}

function linksOf(entries: readonly Category[]): LlmsLink[] {
  const links = new Map<string, LlmsLink>();
  for (const entry of entries) {
    const path = entry.type === "folder" ? "" : navigationPath(entry);
    if (path.startsWith("/")) links.set(path, { name: entry.translated.name ?? "", path });
  }
  return [...links.values()];
}
