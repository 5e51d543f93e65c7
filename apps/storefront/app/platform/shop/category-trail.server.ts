import { navigationPath } from "../links/link-target.ts";
import type { ShopClient } from "./client/shop-client.server.ts";

const fields = [
  "id",
  "level",
  "translated.name",
  "type",
  "linkType",
  "internalLink",
  "externalLink",
  "seoUrls",
];

/** Categories by id from the top down, without the root. Folders have no page, so no path. */
export async function categoryTrail(shop: ShopClient, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { elements } = await shop.read("readCategoryList", {
    body: { ids, includes: { category: fields, seo_url: ["seoPathInfo"] } },
    seoUrls: true,
  });
  return elements
    .filter(({ level }) => level > 1)
    .toSorted((a, b) => a.level - b.level)
    .map((above) => ({
      name: above.translated.name ?? "",
      path: above.type === "folder" ? null : navigationPath(above),
    }));
}

/** The shop writes the ids above a category as one text: `|root|parent|`. */
export function idsAbove(path: string | null): string[] {
  return (path ?? "").split("|").filter(Boolean);
}
