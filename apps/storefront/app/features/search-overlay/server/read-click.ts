import type { StatsParams } from "@hearth/site-search-client";
import { wordsOf } from "../state/search-state.ts";

/** What effects/click-stats.ts sends; null when it is anything else. */
export function readClick(form: FormData): (StatsParams & { id: string }) | null {
  const [session, id, query, position] = ["session", "id", "query", "position"].map((name) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  }) as [string, string, string, string];
  if (!/^[0-9a-f]{32}$/.test(session) || !/^[0-9a-f]{32}$/.test(id) || !/^[1-9]\d{0,4}$/.test(position))
    return null;
  const words = wordsOf(query);
  return { session_id: session, id, position: Number(position), ...(words !== "" && { query: words }) };
}
