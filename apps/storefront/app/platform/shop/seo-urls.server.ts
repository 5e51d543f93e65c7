import { locales } from "@hearth/i18n";
import type { Locale } from "@hearth/i18n";
import { encodeSeoPath } from "../links/canonical-path.ts";
import { technicalPath } from "../links/link-target.ts";
import type { LinkedEntity } from "../links/link-target.ts";
import type { SeoUrlHit, SeoUrlLookup } from "../links/resolve-path.ts";
import type { ShopClient } from "./client/shop-client.server.ts";

const includes = { seo_url: ["foreignKey", "routeName", "seoPathInfo", "isDeleted"] };

async function bySeoPath(shop: ShopClient, seoPath: string): Promise<SeoUrlHit | null> {
  const filter = [{ type: "equals", field: "seoPathInfo", value: seoPath }];
  const { elements } = await shop.read("readSeoUrl", { body: { filter, limit: 1, includes } });
  return elements[0] ?? null;
}

async function byEntity(shop: ShopClient, entity: LinkedEntity, id: string): Promise<SeoUrlHit | null> {
  const filter = [
    { type: "contains", field: "pathInfo", value: technicalPath(entity, id) },
    { type: "equals", field: "isCanonical", value: true },
  ];
  const { elements } = await shop.read("readSeoUrl", { body: { filter, limit: 1, includes } });
  return elements[0] ?? null;
}

/** The questions of `resolvePath`, put to the shop API. */
export function createSeoUrlLookup(shop: ShopClient, locale: Locale): SeoUrlLookup {
  return {
    bySeoPath: (seoPath) => bySeoPath(shop, seoPath),
    byEntity: (entity, id) => byEntity(shop, entity, id),
    async elsewhere(seoPath) {
      const others = locales.filter((other) => other !== locale);
      const hits = await Promise.all(others.map((other) => bySeoPath(shop.inLocale(other), seoPath)));
      return hits.find((hit) => hit !== null) ?? null;
    },
  };
}

/** The path of the same thing in every language of these that has one. */
export async function localisedPaths(
  shop: ShopClient,
  entity: LinkedEntity,
  id: string,
  wanted: readonly Locale[] = locales,
): Promise<Partial<Record<Locale, string>>> {
  const paths = await Promise.all(
    wanted.map(async (locale) => {
      const hit = await byEntity(shop.inLocale(locale), entity, id);
      return hit ? [[locale, encodeSeoPath(hit.seoPathInfo)] as const] : [];
    }),
  );
  return Object.fromEntries(paths.flat());
}

/** A content page known by its path in the default language, as its path in this language. */
export async function contentPath(shop: ShopClient, seoPath: string): Promise<string> {
  const original = await bySeoPath(shop.inLocale("de-DE"), seoPath);
  const here = original ? await byEntity(shop, "category", original.foreignKey) : null;
  return encodeSeoPath(here?.seoPathInfo ?? seoPath);
}
