import { baseAddress, type ClientConfig } from "./client-config.ts";
import { ClientResponseError } from "./client-response-error.ts";
import type { SearchCriteria } from "./search-criteria.ts";
import { searchQuery } from "./search-query.ts";
import { type SearchResponse, searchResponse } from "./search-response.ts";
import { type StatsParams, statsQuery, type StatsType } from "./stats.ts";
import { type Suggestions, suggestions } from "./suggestions.ts";
import type { WireSearchAnswer, WireSuggestAnswer } from "./wire-answer.ts";

export interface CallOptions {
  signal?: AbortSignal;
}

/** What is asked wrongly throws before anything is sent; an answer other than success throws `ClientResponseError`. */
export interface SiteSearchClient {
  /** With an image in the criteria the term does not matter. */
  search(criteria: SearchCriteria, options?: CallOptions): Promise<SearchResponse>;
  suggest(query: string, options?: CallOptions): Promise<Suggestions>;
  /** A picture as base64 or data URL. */
  imageSearch(image: string, criteria?: SearchCriteria, options?: CallOptions): Promise<SearchResponse>;
  stats(type: StatsType, params: StatsParams, options?: CallOptions): Promise<void>;
}

interface Call {
  method: string;
  path: string;
  query: readonly [string, string][];
  body?: unknown;
}

export function createSiteSearchClient(config: ClientConfig): SiteSearchClient {
  const base = baseAddress(config);
  const { secret, now = Date.now } = config;
  const send = config.fetch ?? fetch;

  async function ask({ method, path, query, body }: Call, { signal }: CallOptions = {}): Promise<Response> {
    const parameters = new URLSearchParams([["random", String(now())], ...query]);
    const response = await send(`${base}${path}?${parameters.toString()}`, {
      method,
      headers: {
        ...config.headers,
        accept: "application/json",
        ...(secret ? { authorization: `Token ${secret}` } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      // Its address is a setting: whoever answers with another one is not the service.
      redirect: "error",
      ...(signal ? { signal } : {}),
    });
    if (!response.ok) throw new ClientResponseError(response);
    return response;
  }

  async function results(call: Call, criteria: SearchCriteria, options?: CallOptions) {
    const answer = (await (await ask(call, options)).json()) as WireSearchAnswer;
    return searchResponse(answer, criteria.aggregations);
  }

  async function imageSearch(image: string, criteria: SearchCriteria = {}, options?: CallOptions) {
    if (image.trim() === "") throw new Error("image is required");
    const query = searchQuery({ ...criteria, image: undefined, term: undefined });
    return results({ method: "POST", path: "/_image_search", query, body: { image } }, criteria, options);
  }

  return {
    imageSearch,
    async search(criteria, options) {
      if (criteria.image !== undefined) return imageSearch(criteria.image, criteria, options);
      const query = searchQuery(criteria);
      return results({ method: "GET", path: "/_search", query }, criteria, options);
    },
    async suggest(query, options) {
      const call: Call = { method: "GET", path: "/_suggest", query: [["query", query]] };
      return suggestions((await (await ask(call, options)).json()) as WireSuggestAnswer);
    },
    async stats(type, params, options) {
      const response = await ask(
        { method: "PUT", path: `/stats/${type}`, query: statsQuery(params) },
        options,
      );
      await response.body?.cancel();
    },
  };
}
