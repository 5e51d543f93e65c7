import type { SeoUrl } from "@hearth/contract";
import type { Sql } from "../../platform/database/database.ts";
import type { Scope } from "../context/index.ts";
import { presentSeoUrl, type SeoUrlRow } from "./present-seo-url.ts";

const withPaths = new Set(["product", "category", "landing_page"]);

interface Linkable {
  id: string;
  apiAlias: string;
  /** A menu entry that stands for another page leads straight to that page's path. */
  internalLink?: string | null;
  seoUrls?: SeoUrl[] | null;
}

/** Gives every product, category and landing page anywhere in the answer its canonical URL in the request language. */
export async function fillSeoUrls<T>(sql: Sql, scope: Scope, answer: T): Promise<T> {
  const targets: Linkable[] = [];
  collect(answer, targets);
  if (targets.length === 0) return answer;
  const ids = [...new Set(targets.map(linkedId))];
  const rows = await sql<SeoUrlRow[]>`
    select id, language_id, route_name, foreign_key, seo_path_info from seo_url
    where foreign_key = any(${ids}::uuid[]) and language_id = ${scope.languageId} and is_canonical`;
  const urls = new Map(rows.map((row) => [row.foreign_key, presentSeoUrl(row, scope.channel.id)]));
  for (const target of targets) {
    const url = urls.get(linkedId(target));
    target.seoUrls = url ? [url] : [];
  }
  return answer;
}

function linkedId(target: Linkable): string {
  return target.internalLink ?? target.id;
}

function collect(value: unknown, targets: Linkable[]): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, targets);
  } else if (typeof value === "object" && value !== null) {
    const object = value as Record<string, unknown>;
    if (withPaths.has(object.apiAlias as string)) targets.push(object as unknown as Linkable);
    for (const key of Object.keys(object)) if (typeof object[key] === "object") collect(object[key], targets);
  }
}
