import type { Category } from "@hearth/contract";
import { navigationLink } from "../platform/link-target.ts";
import { inMenuOrder } from "../platform/menu-order.ts";
import type { ShopClient } from "../platform/shop-client.server.ts";
import type { MenuEntry, MenuTarget } from "./shell-data.ts";

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

const roots = {
  menu: { root: "main-navigation", depth: 3 },
  footer: { root: "footer-navigation", depth: 2 },
  service: { root: "service-navigation", depth: 1 },
} as const;

/** The three navigations of the shop. `privacyPath` is where the consent entry leads without a script. */
export async function loadMenus(shop: ShopClient, privacyPath: Promise<string>) {
  const [menu, footer, service] = await Promise.all([
    loadMenu(shop, roots.menu, privacyPath),
    loadMenu(shop, roots.footer, privacyPath),
    loadMenu(shop, roots.service, privacyPath),
  ]);
  return { menu, footer, service };
}

type Root = (typeof roots)[keyof typeof roots];

async function loadMenu(shop: ShopClient, { root, depth }: Root, privacyPath: Promise<string>) {
  const tree = await shop.read("readNavigation", {
    params: { activeId: root, rootId: root },
    body: { depth, buildTree: true, includes },
    seoUrls: true,
  });
  return menuEntries(tree ?? [], depth, await privacyPath);
}

/** The shop may return one level more than asked for. */
function menuEntries(categories: readonly Category[], depth: number, privacyPath: string): MenuEntry[] {
  if (depth === 0) return [];
  return inMenuOrder(categories).map((category) => ({
    id: category.id,
    name: category.translated.name ?? "",
    description: shortDescription(category),
    link: menuTarget(category, privacyPath),
    children: menuEntries(category.children ?? [], depth - 1, privacyPath),
  }));
}

function menuTarget(category: Category, privacyPath: string): MenuTarget {
  const link = navigationLink(category);
  return link.kind === "consent" ? { kind: "consent", target: privacyPath } : link;
}

function shortDescription({ customFields }: Category): string | null {
  const text = customFields?.["shortDescription"];
  return typeof text === "string" && text !== "" ? text : null;
}
