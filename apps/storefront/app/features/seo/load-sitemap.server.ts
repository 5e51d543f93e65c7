import { DEFAULT_LOCALE, locales } from "@hearth/i18n";
import { encodeSeoPath } from "../../platform/links/canonical-path.ts";
import type { ShopClient } from "../../platform/shop/client/shop-client.server.ts";
import { ENTRIES_PER_FILE, filesOf, sitemapRoutes, sitemapTypes } from "./sitemap-files.ts";
import type { SitemapFile, SitemapType } from "./sitemap-files.ts";
import type { SitemapEntry } from "./sitemap-xml.ts";
import { shownPages } from "./shown-pages.server.ts";

/** The most the shop API hands out at once. */
const PAGE_SIZE = 100;
const PAGES_PER_FILE = ENTRIES_PER_FILE / PAGE_SIZE;

const includes = { seo_url: ["foreignKey", "seoPathInfo"] };

export async function loadSitemapFiles(shop: ShopClient): Promise<SitemapFile[]> {
  const files = await Promise.all(
    sitemapTypes.map(async (type) => {
      const { total } = await shop.inLocale(DEFAULT_LOCALE).read("readSeoUrl", {
        body: { filter: ofType(type), limit: 1, "total-count-mode": 1, includes },
      });
      return filesOf(type, total);
    }),
  );
  return files.flat();
}

/** Null when there is no such file. Only one file's worth of the catalogue is ever in memory. */
export async function loadSitemapFile(shop: ShopClient, file: SitemapFile): Promise<SitemapEntry[] | null> {
  const hasHome = file.type === "pages" && file.number === 1;
  const entries: SitemapEntry[] = hasHome ? [homeEntry] : [];
  let exists = hasHome;
  for (let step = 1; step <= PAGES_PER_FILE; step++) {
    const page = (file.number - 1) * PAGES_PER_FILE + step;
    // One after another: a crawler may wait, shoppers may not.
    // oxlint-disable-next-line no-await-in-loop
    const { ids, found } = await loadEntries(shop, file.type, page);
    entries.push(...found);
    exists ||= ids.length > 0;
    if (ids.length < PAGE_SIZE) break;
  }
  return exists ? entries : null;
}

const homeEntry: SitemapEntry = {
  paths: Object.fromEntries(locales.map((locale) => [locale, "/"])),
  lastModified: null,
};

/** The default language says what there is; every page of the shop exists in it. */
async function loadEntries(shop: ShopClient, type: SitemapType, page: number) {
  const { elements } = await shop.inLocale(DEFAULT_LOCALE).read("readSeoUrl", {
    body: {
      filter: ofType(type),
      sort: [{ field: "foreignKey", order: "ASC" }],
      limit: PAGE_SIZE,
      page,
      includes,
    },
  });
  const ids = elements.map(({ foreignKey }) => foreignKey);
  if (ids.length === 0) return { ids, found: [] };
  const [shown, paths] = await Promise.all([shownPages(shop, type, ids), pathsOf(shop, ids)]);
  const found = ids.flatMap((id) => {
    const state = shown.get(id);
    return state ? [{ paths: paths.get(id) ?? {}, lastModified: state.lastModified }] : [];
  });
  return { ids, found };
}

async function pathsOf(shop: ShopClient, ids: readonly string[]) {
  const paths = new Map<string, SitemapEntry["paths"]>(ids.map((id) => [id, {}]));
  const filter = [
    { type: "equalsAny", field: "foreignKey", value: ids.join("|") },
    { type: "equals", field: "isCanonical", value: true },
  ];
  await Promise.all(
    locales.map(async (locale) => {
      const body = { filter, limit: PAGE_SIZE, includes };
      const { elements } = await shop.inLocale(locale).read("readSeoUrl", { body });
      for (const { foreignKey, seoPathInfo } of elements) {
        const known = paths.get(foreignKey);
        if (known) known[locale] = encodeSeoPath(seoPathInfo);
      }
    }),
  );
  return paths;
}

function ofType(type: SitemapType) {
  return [
    { type: "equals", field: "routeName", value: sitemapRoutes[type] },
    { type: "equals", field: "isCanonical", value: true },
    { type: "equals", field: "isDeleted", value: false },
  ];
}
