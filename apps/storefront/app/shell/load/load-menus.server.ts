import type { Category } from "@hearth/contract";
import { navigationIncludes, navigationLink } from "../../platform/links/link-target.ts";
import { inMenuOrder } from "../../platform/shop/menu-order.ts";
import { isClosedShop, isShopFailure } from "../../platform/shop/client/shop-error.ts";
import type { ShopClient } from "../../platform/shop/client/shop-client.server.ts";
import { mediaIncludes, pictureData } from "../../features/media/public.ts";
import { departments } from "../menu/departments.ts";
import type { PlacedEntry } from "../menu/departments.ts";
import type { MenuTarget } from "../shell-data.ts";

const includes = {
  ...mediaIncludes,
  ...navigationIncludes(["translated.name", "linkNewTab", "customFields", "children", "media"]),
};

const roots = {
  menu: { root: "main-navigation", depth: 3 },
  footer: { root: "footer-navigation", depth: 2 },
  service: { root: "service-navigation", depth: 1 },
} as const;

/** The settings as a page. */
const CONSENT_PATH = "/consent";

type MenuTrees = Record<keyof typeof roots, readonly Category[]>;

/** The three navigations of the shop, as it tells them. One that cannot be read is empty; `failure` says why. */
export async function readMenus(shop: ShopClient): Promise<MenuTrees & { failure: Error | null }> {
  let failure: Error | null = null;
  const orNone = (error: unknown): Category[] => {
    if (!isShopFailure(error) || isClosedShop(error)) throw error;
    failure = error;
    return [];
  };
  const [menu, footer, service] = await Promise.all(
    [roots.menu, roots.footer, roots.service].map((root) => readTree(shop, root).catch(orNone)),
  );
  return { menu: menu ?? [], footer: footer ?? [], service: service ?? [], failure };
}

async function readTree(shop: ShopClient, { root, depth }: (typeof roots)[keyof typeof roots]) {
  const tree = await shop.read("readNavigation", {
    params: { activeId: root, rootId: root },
    body: { depth, buildTree: true, includes },
    seoUrls: true,
  });
  return tree ?? [];
}

export function menusOf({ menu, footer, service }: MenuTrees) {
  return {
    menu: departments(menuEntries(menu, roots.menu.depth)),
    footer: departments(menuEntries(footer, roots.footer.depth)),
    service: departments(menuEntries(service, roots.service.depth)),
  };
}

/** The shop may return one level more than asked for. */
function menuEntries(categories: readonly Category[], depth: number): PlacedEntry[] {
  if (depth === 0) return [];
  return inMenuOrder(categories).map((category) => ({
    id: category.id,
    name: shortName(category) ?? category.translated.name ?? "",
    description: shortDescription(category),
    link: menuTarget(category),
    picture: pictureData(category.media, { alt: "", widest: 240, narrowest: 240 })?.url ?? null,
    department: departmentOf(category),
    children: menuEntries(category.children ?? [], depth - 1),
  }));
}

function menuTarget(category: Category): MenuTarget {
  const link = navigationLink(category);
  return link.kind === "consent" ? { kind: "consent", target: CONSENT_PATH } : link;
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
