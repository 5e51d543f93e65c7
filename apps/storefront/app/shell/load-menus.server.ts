import type { Category } from "@hearth/contract";
import { navigationIncludes, navigationLink } from "../platform/links/link-target.ts";
import { inMenuOrder } from "../platform/shop/menu-order.ts";
import type { ShopClient } from "../platform/shop/shop-client.server.ts";
import { mediaIncludes, pictureData } from "../features/media/public.ts";
import { departments } from "./menu/departments.ts";
import type { PlacedEntry } from "./menu/departments.ts";
import type { MenuTarget } from "./shell-data.ts";

const includes = {
  ...mediaIncludes,
  ...navigationIncludes(["translated.name", "linkNewTab", "customFields", "children", "media"]),
};

const roots = {
  menu: { root: "main-navigation", depth: 3 },
  footer: { root: "footer-navigation", depth: 2 },
  service: { root: "service-navigation", depth: 1 },
} as const;

type MenuTrees = Record<keyof typeof roots, readonly Category[]>;

/** The three navigations of the shop, as it tells them. */
export async function readMenus(shop: ShopClient): Promise<MenuTrees> {
  const [menu, footer, service] = await Promise.all([
    readTree(shop, roots.menu),
    readTree(shop, roots.footer),
    readTree(shop, roots.service),
  ]);
  return { menu, footer, service };
}

async function readTree(shop: ShopClient, { root, depth }: (typeof roots)[keyof typeof roots]) {
  const tree = await shop.read("readNavigation", {
    params: { activeId: root, rootId: root },
    body: { depth, buildTree: true, includes },
    seoUrls: true,
  });
  return tree ?? [];
}

/** `privacyPath` is where the consent entry leads without a script. */
export function menusOf({ menu, footer, service }: MenuTrees, privacyPath: string) {
  return {
    menu: departments(menuEntries(menu, roots.menu.depth, privacyPath)),
    footer: departments(menuEntries(footer, roots.footer.depth, privacyPath)),
    service: departments(menuEntries(service, roots.service.depth, privacyPath)),
  };
}

/** The shop may return one level more than asked for. */
function menuEntries(categories: readonly Category[], depth: number, privacyPath: string): PlacedEntry[] {
  if (depth === 0) return [];
  return inMenuOrder(categories).map((category) => ({
    id: category.id,
    name: shortName(category) ?? category.translated.name ?? "",
    description: shortDescription(category),
    link: menuTarget(category, privacyPath),
    picture: pictureData(category.media, { alt: "", widest: 240, narrowest: 240 })?.url ?? null,
    department: departmentOf(category),
    children: menuEntries(category.children ?? [], depth - 1, privacyPath),
  }));
}

function menuTarget(category: Category, privacyPath: string): MenuTarget {
  const link = navigationLink(category);
  return link.kind === "consent" ? { kind: "consent", target: privacyPath } : link;
}

function shortDescription({ customFields }: Category): string | null {
  return textOf(customFields?.["shortDescription"]);
}

/** What people say instead of the full name; a row has little room. */
function shortName({ customFields }: Category): string | null {
  return textOf(customFields?.["menuName"]);
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

function departmentOf({ customFields }: Category): number | null {
  const place = customFields?.["hearth_department"];
  return typeof place === "number" ? place : null;
}
