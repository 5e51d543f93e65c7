import type { Category } from "@hearth/contract";
import { offeredGroups } from "../../features/consent/public-data.ts";
import { noConsentTexts } from "../../platform/shop/consent-texts.ts";
import { loadConsentTexts } from "../../platform/shop/load-consent-texts.server.ts";
import { contentPath } from "../../platform/shop/seo-urls.server.ts";
import { unknownShop } from "../../platform/shop/shop-identity.tsx";
import type { ShopClient } from "../../platform/shop/client/shop-client.server.ts";
import { isClosedShop, isShopFailure } from "../../platform/shop/client/shop-error.ts";
import { surrogateKeys } from "../../platform/cache/surrogate-keys.ts";
import type { Visit } from "../../platform/http/visit.server.ts";
import { menusOf, readMenus } from "./load-menus.server.ts";
import { germanPaths, type ShopPaths } from "../../platform/links/shop-paths.tsx";
import type { ShellData } from "../shell-data.ts";
import {
  readCertificates,
  readContact,
  readMethods,
  readShop,
  readSocial,
  readUsps,
} from "./shell-fields.ts";

type Asked = Pick<
  Visit,
  "shop" | "shared" | "locale" | "log" | "siteSearch" | "lastSearches" | "tagManager" | "keepShort"
>;
/** Of the shop; the rest is of this storefront. */
type SharedShell = Omit<ShellData, "search" | "consent" | "tagManager">;

/**
 * Menus change rarely and are on every page: asked once a minute, shared by all requests, dropped when they do. While the shop does
 * not answer, the menus of before stay, else there are none; whether the page inside them can be shown is for its own loader to say.
 */
export async function loadShell({
  siteSearch,
  lastSearches,
  tagManager,
  ...visit
}: Asked): Promise<ShellData> {
  const [shell, texts] = await Promise.all([rememberShell(visit), loadConsentTexts(visit)]);
  return {
    ...shell,
    search: siteSearch && { lastSearches },
    consent: { offered: offeredGroups({ hasTagManager: tagManager !== null }), texts },
    tagManager: tagManager && { url: tagManager.url, host: tagManager.host },
  };
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
  shop: unknownShop,
  usps: [],
  contact: null,
  social: [],
  certificates: [],
  payment: [],
  delivery: [],
  banner: null,
  search: null,
  consent: { offered: [], texts: noConsentTexts },
  tagManager: null,
  isClosed: true,
};

async function rememberShell({
  shop,
  shared,
  locale,
  log,
  keepShort,
}: Omit<Asked, "siteSearch" | "lastSearches" | "tagManager">): Promise<SharedShell> {
  const key = `shell ${locale}`;
  const keys = [surrogateKeys.menu, surrogateKeys.content, surrogateKeys.banner, surrogateKeys.everything];
  try {
    return await shared.remember(key, keys, () => askForShell(shop));
  } catch (error) {
    const known = await shared.recall<SharedShell>(key);
    if (known && isKnownFailure(error)) {
      log.warn("shell-recalled", { error });
      return { ...known, isClosed: isClosedShop(error) };
    }
    if (!(error instanceof MenusMissingError)) throw error;
    log.error("menus-left-out", { error });
    keepShort();
    return error.shell;
  }
}

function isKnownFailure(error: unknown): boolean {
  return isShopFailure(error) || error instanceof MenusMissingError;
}

/** All but the menus is there. Thrown, so that it is not remembered as what the shop says. */
class MenusMissingError extends Error {
  readonly shell: SharedShell;

  constructor(shell: SharedShell, cause: Error) {
    super("a navigation could not be read", { cause });
    this.shell = shell;
  }
}

async function askForShell(shop: ShopClient): Promise<SharedShell> {
  const [trees, paths, fields, payment, delivery, banner] = await Promise.all([
    readMenus(shop),
    loadPaths(shop),
    loadHomeFields(shop),
    shop.read("readPaymentMethod", { body: { includes: { payment_method: methodFields } } }),
    shop.read("readShippingMethod", { body: { includes: { shipping_method: methodFields } } }),
    loadBanner(shop),
  ]);
  const shell = {
    ...menusOf(trees),
    paths,
    shop: readShop(fields),
    usps: readUsps(fields),
    contact: readContact(fields),
    social: readSocial(fields),
    certificates: readCertificates(fields),
    payment: readMethods(payment.elements),
    delivery: readMethods(delivery.elements),
    banner,
    isClosed: false,
  };
  if (trees.failure) throw new MenusMissingError(shell, trees.failure);
  return shell;
}

const methodFields = ["id", "translated", "customFields"];

/** The most important of today. A shop that knows none of it, or does not answer, is shown without: nobody came for it. */
async function loadBanner(shop: ShopClient): Promise<ShellData["banner"]> {
  try {
    const { elements } = await shop.read("readBanners");
    const [first] = elements;
    return first ? { text: first.text, linkText: first.linkText, link: first.link } : null;
  } catch (error) {
    if (isShopFailure(error)) return null;
    throw error;
  }
}

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
