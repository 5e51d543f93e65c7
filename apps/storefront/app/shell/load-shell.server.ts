import type { Category } from "@hearth/contract";
import { contentPath } from "../platform/shop/seo-urls.server.ts";
import type { ShopClient } from "../platform/shop/shop-client.server.ts";
import { isMaintenance, isShopFailure, ShopApiError } from "../platform/shop/shop-error.ts";
import { surrogateKeys } from "../platform/cache/surrogate-keys.ts";
import type { Visit } from "../platform/http/visit.server.ts";
import { menusOf, readMenus } from "./load-menus.server.ts";
import { germanPaths, type ShopPaths } from "../platform/links/shop-paths.tsx";
import type { ShellData } from "./shell-data.ts";
import { readCertificates, readContact, readMethods, readSocial, readUsps } from "./shell-fields.ts";

type Asked = Pick<Visit, "shop" | "shared" | "locale" | "log" | "siteSearch" | "lastSearches">;
type SharedShell = Omit<ShellData, "search">;

/**
 * Menus change rarely and are on every page: asked once a minute, shared by all requests, dropped when they do. While the shop does
 * not answer, the menus of before stay; whether the page inside them can be shown is for its own loader to say.
 */
export async function loadShell({ siteSearch, lastSearches, ...visit }: Asked): Promise<ShellData> {
  return { ...(await rememberShell(visit)), search: siteSearch && { lastSearches } };
}

/** For what has to be shown whatever happens: nothing around it where the shop cannot be asked. */
export async function loadShellOrNone(visit: Asked): Promise<ShellData> {
  try {
    return await loadShell(visit);
  } catch (error) {
    if (!isShopFailure(error)) throw error;
    visit.log.warn("shell-left-out", { error });
    return noShell;
  }
}

const noShell: ShellData = {
  menu: [],
  footer: [],
  service: [],
  paths: germanPaths,
  usps: [],
  contact: null,
  social: [],
  certificates: [],
  payment: [],
  delivery: [],
  search: null,
  isClosed: true,
};

async function rememberShell({
  shop,
  shared,
  locale,
  log,
}: Omit<Asked, "siteSearch" | "lastSearches">): Promise<SharedShell> {
  const key = `shell ${locale}`;
  const keys = [surrogateKeys.menu, surrogateKeys.content, surrogateKeys.everything];
  try {
    return await shared.remember(key, keys, () => askForShell(shop));
  } catch (error) {
    const known = await shared.recall<SharedShell>(key);
    if (!known || !isShopFailure(error)) throw error;
    log.warn("shell-recalled", { error });
    return { ...known, isClosed: error instanceof ShopApiError && isMaintenance(error.status, error.errors) };
  }
}

async function askForShell(shop: ShopClient): Promise<SharedShell> {
  const [trees, paths, fields, payment, delivery] = await Promise.all([
    readMenus(shop),
    loadPaths(shop),
    loadHomeFields(shop),
    shop.read("readPaymentMethod", { body: { includes: { payment_method: methodFields } } }),
    shop.read("readShippingMethod", { body: { includes: { shipping_method: methodFields } } }),
  ]);
  return {
    ...menusOf(trees, paths.privacy),
    paths,
    usps: readUsps(fields),
    contact: readContact(fields),
    social: readSocial(fields),
    certificates: readCertificates(fields),
    payment: readMethods(payment.elements),
    delivery: readMethods(delivery.elements),
    isClosed: false,
  };
}

const methodFields = ["id", "translated", "customFields"];

/** Content pages are known by their German paths. */
async function loadPaths(shop: ShopClient): Promise<ShopPaths> {
  const [shipping = "", privacy = "", withdrawal = "", contact = ""] = await Promise.all(
    ["versandkosten", "datenschutzerklaerung", "widerrufsbelehrung", "kontakt"].map((path) =>
      contentPath(shop, path),
    ),
  );
  return { shipping, privacy, withdrawal, contact };
}

/** The home category carries what belongs to the shop as a whole. */
async function loadHomeFields(shop: ShopClient): Promise<Category["customFields"]> {
  const { customFields } = await shop.read("readCategory", {
    params: { navigationId: "home" },
    body: { includes: { category: ["customFields"] } },
  });
  return customFields;
}
