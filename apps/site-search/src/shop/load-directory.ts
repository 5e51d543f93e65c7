import type { Category, ListingAggregations } from "@hearth/contract";
import { keepEach } from "../platform/kept.ts";
import type { Directory, Place } from "./directory.ts";
import type { AskShop, ShopCall } from "./shop-client.ts";
import type { ShopIndex } from "./shop-index.ts";

const FRESH_MS = 5 * 60_000;
const PATIENCE_MS = 10_000;
const PAGE_SIZE = 100;
/** Ends a shop that would never come to its last page. */
const MAX_PAGES = 50;

type Entry = Pick<Category, "id" | "type" | "path" | "level" | "translated" | "seoUrls">;

const includes = {
  category: [
    "id",
    "type",
    "path",
    "level",
    "translated.name",
    "translated.breadcrumb",
    "translated.keywords",
    "seoUrls",
  ],
  seo_url: ["seoPathInfo"],
  product_manufacturer: ["id", "translated.name"],
};

export type GetDirectory = (index: ShopIndex) => Promise<Directory>;

export function createDirectories(ask: AskShop): GetDirectory {
  return keepEach(
    ({ accessKey, languageId }) => `${accessKey} ${languageId}`,
    (index) => loadDirectory(ask, { ...index, signal: AbortSignal.timeout(PATIENCE_MS) }),
    { freshMs: FRESH_MS },
  );
}

async function loadDirectory(ask: AskShop, call: ShopCall): Promise<Directory> {
  const [entries, rootId] = await Promise.all([readCategories(ask, call), readRoot(ask, call)]);
  const pages = entries.filter(({ type, seoUrls }) => type === "page" && seoUrls?.[0]);
  const isBelowRoot = ({ path }: Entry) => path?.includes(rootId) ?? false;
  return {
    categories: pages.filter(isBelowRoot).map(presentPlace),
    pages: pages.filter((entry) => !isBelowRoot(entry)).map(presentPlace),
    makers: await readMakers(ask, call, rootId),
  };
}

async function readCategories(ask: AskShop, call: ShopCall): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const body = { page, limit: PAGE_SIZE, includes };
    const { elements } = await ask<{ elements: Entry[] }>("/category", body, call);
    entries.push(...elements);
    if (elements.length < PAGE_SIZE) break;
  }
  return entries;
}

/** Where the categories of products begin. */
async function readRoot(ask: AskShop, call: ShopCall): Promise<string> {
  const path = "/navigation/main-navigation/main-navigation";
  const body = { depth: 1, buildTree: false, includes: { category: ["parentId"] } };
  const [first] = await ask<{ parentId: string | null }[]>(path, body, call);
  return first?.parentId ?? "";
}

/** There is no list of makers, but everything that is sold lies below the root. */
async function readMakers(ask: AskShop, call: ShopCall, rootId: string): Promise<Directory["makers"]> {
  if (rootId === "") return [];
  const body = { "only-aggregations": true, "property-filter": false, includes };
  const { aggregations } = await ask<{ aggregations: ListingAggregations }>(
    `/product-listing/${rootId}`,
    body,
    call,
  );
  return (aggregations.manufacturer?.entities ?? []).flatMap(({ id, translated }) =>
    translated.name ? [{ id, name: translated.name }] : [],
  );
}

function presentPlace({ id, translated, seoUrls }: Entry): Place {
  return {
    id,
    name: translated.name ?? "",
    breadcrumb: translated.breadcrumb.slice(1),
    path: `/${seoUrls?.[0]?.seoPathInfo ?? ""}`,
    keywords: translated.keywords ?? "",
  };
}
