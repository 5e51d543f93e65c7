import type { Sql } from "postgres";
import type { ListScope } from "../port.ts";
import { type Fragment, uuids } from "./fragment.ts";

/** What is selected before filters. */
export interface Scope {
  /** Named queries the others need. */
  named: Fragment;
  /** The hits, as `hit`. */
  from: Fragment;
  where: Fragment;
  score: Fragment;
  /** How many hits the words themselves find; null outside of searches. */
  wordedHits: Fragment;
  /** What members are called. */
  languageId: string | null;
  /** A category or stream, whose facets are kept. */
  placeId: string | null;
}

export function placeScope(sql: Sql, scope: Exclude<ListScope, { kind: "search" }>): Scope {
  const placeId = scope.kind === "category" ? scope.categoryId : scope.streamId;
  const places = scope.kind === "category" ? sql`hit.category_ids` : sql`hit.stream_ids`;
  return {
    named: sql``,
    from: sql`catalog_index.hit as hit`,
    where: sql`${places} @> ${uuids(sql, [placeId])}`,
    score: sql`hit.prominence`,
    wordedHits: sql`null::int`,
    languageId: null,
    placeId,
  };
}
