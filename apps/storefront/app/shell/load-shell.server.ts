import type { Category } from "@hearth/contract";
import { navigationPath } from "../platform/link-target.ts";
import { contentPath } from "../platform/seo-urls.server.ts";
import type { ShopClient } from "../platform/shop-client.server.ts";
import { surrogateKeys } from "../platform/surrogate-keys.ts";
import type { Visit } from "../platform/visit.server.ts";
import type { MenuEntry, ShellData } from "./shell-data.ts";

const includes = {
  category: [
    "id",
    "type",
    "translated.name",
    "linkType",
    "internalLink",
    "externalLink",
    "linkNewTab",
    "customFields",
    "seoUrls",
    "children",
  ],
  seo_url: ["seoPathInfo"],
};

const mainDepth = 3;
const footerDepth = 2;

/** Menus change rarely and are on every page: asked once a minute, shared by all requests, dropped when they do. */
export function loadShell({
  shop,
  shared,
  locale,
}: Pick<Visit, "shop" | "shared" | "locale">): Promise<ShellData> {
  return shared.remember(`shell ${locale}`, [surrogateKeys.menu, surrogateKeys.everything], async () => {
    const [menu, footer, shippingPath] = await Promise.all([
      navigation(shop, "main-navigation", mainDepth),
      navigation(shop, "footer-navigation", footerDepth),
      contentPath(shop, "versandkosten"),
    ]);
    return { menu, footer, shippingPath };
  });
}

async function navigation(shop: ShopClient, root: string, depth: number): Promise<MenuEntry[]> {
  const tree = await shop.read("readNavigation", {
    params: { activeId: root, rootId: root },
    body: { depth, buildTree: true, includes },
    seoUrls: true,
  });
  return (tree ?? [])
    .map((category) => menuEntry(category, depth))
    .toSorted(byPosition)
    .map(({ entry }) => entry);
}

type Positioned = { entry: MenuEntry; position: number };

/** The shop may return one level more than asked for. */
function menuEntry(category: Category, depth: number): Positioned {
  const children = depth > 1 ? (category.children ?? []) : [];
  const entry = {
    id: category.id,
    name: category.translated.name ?? "",
    target: category.type === "folder" ? null : navigationPath(category),
    isNewTab: category.linkNewTab === true,
    children: children
      .map((child) => menuEntry(child, depth - 1))
      .toSorted(byPosition)
      .map((child) => child.entry),
  };
  return { entry, position: menuPosition(category.customFields?.["bec_hearth_position"]) };
}

/** Missing or negative means: behind all others. */
function menuPosition(value: unknown): number {
  const position = Number(value ?? -1);
  return Number.isFinite(position) && position >= 0 ? position : 9999;
}

function byPosition(a: Positioned, b: Positioned): number {
  return a.position - b.position;
}
