import type { SiteSearchClient } from "@hearth/site-search-client";
import type { Visit } from "../../platform/http/visit.server.ts";

/** Whoever does not answer by then does not answer. */
const PATIENCE_MS = 5_000;

type Load = (siteSearch: SiteSearchClient, signal: AbortSignal) => Promise<unknown>;

/** JSON for the overlay. It has its own words for a search that failed: only the log says why. */
export async function answerSearch({ siteSearch, log }: Visit, load: Load): Promise<Response> {
  if (!siteSearch) return failedAnswer(404);
  try {
    const answer = await load(siteSearch, AbortSignal.timeout(PATIENCE_MS));
    return Response.json(answer, { headers: { "x-robots-tag": "noindex" } });
  } catch (error) {
    log.error("site-search-failed", { error });
    return failedAnswer(502);
  }
}

export function failedAnswer(status: number): Response {
  return Response.json(null, { status, headers: { "x-robots-tag": "noindex" } });
}
