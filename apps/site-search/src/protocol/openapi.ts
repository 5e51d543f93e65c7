import {
  API_VERSION,
  DEFAULT_PAGE,
  DEFAULT_RPP,
  HASHID_PATTERN,
  MAX_RPP,
  statsTypes,
  wireQueryNames,
} from "@hearth/site-search-client";
import { FailureSchema, ItemSchema, SearchAnswerSchema, SuggestAnswerSchema } from "./answer-schemas.ts";
import { type FailureCode, failures } from "./protocol-failure.ts";
import { facetNames, MAX_QUERY_LENGTH } from "./read-search.ts";

const prefix = `/${API_VERSION}/{hashid}`;

const texts = { type: "array", items: { type: "string" } };

const inQuery = (name: string, schema: object, description?: string) => ({
  name,
  in: "query",
  required: false,
  schema,
  ...(description && { description }),
});

const hashid = {
  name: "hashid",
  in: "path",
  required: true,
  description: "the shop, with a language after a dash: …-en",
  schema: { type: "string", pattern: HASHID_PATTERN },
};
const random = inQuery(
  "random",
  { type: "string" },
  "the time of asking, so that nothing in between answers from a cache",
);
const query = {
  ...inQuery("query", { type: "string", minLength: 1, maxLength: MAX_QUERY_LENGTH }),
  required: true,
};
const paging = [
  inQuery("page", { type: "integer", minimum: 1, default: DEFAULT_PAGE }),
  inQuery("rpp", { type: "number", minimum: 1, maximum: MAX_RPP, default: DEFAULT_RPP }),
];
const direction = { type: "string", enum: ["asc", "desc"] };
const session = inQuery("session_id", { type: "string", maxLength: 128 });
const searchParameters = [
  query,
  ...paging,
  inQuery("query_name", { type: "string", enum: wireQueryNames, default: wireQueryNames[0] }),
  inQuery("filter[brand][]", texts),
  inQuery("filter[categories][]", texts),
  ...["gte", "gt", "lte", "lt"].map((bound) =>
    inQuery(`filter[price][${bound}]`, { type: "number", minimum: 0 }),
  ),
  inQuery("sort[0][dfscore]", direction),
  inQuery("sort[0][price]", direction),
  inQuery("facets[]", { type: "array", items: { type: "string", enum: facetNames } }),
  session,
];

/** What every call may answer, whatever it asks for. */
const gateCodes: FailureCode[] = [
  "invalid_hashid",
  "invalid_request",
  "invalid_token",
  "unknown_hashid",
  "unknown_language",
  "too_many_requests",
  "internal",
  "shop_refused",
  "shop_unreachable",
  "too_slow",
];
const searchCodes: FailureCode[] = [
  "invalid_query",
  "query_too_long",
  "invalid_page",
  "page_too_far",
  "invalid_rpp",
  "invalid_query_name",
  "invalid_filter",
  "exclude_not_supported",
  "invalid_sort",
  "invalid_facets",
  "invalid_session",
];
const imageCodes: FailureCode[] = [
  "invalid_page",
  "page_too_far",
  "invalid_rpp",
  "invalid_image",
  "image_search_off",
  "too_large",
  "unsupported_image",
  "image_search_unreachable",
];

/** The published description, OpenAPI 3.1. Pure: same source, same file. */
export function buildOpenApi() {
  const searchAnswer = success("SearchAnswer");
  return {
    openapi: "3.1.0",
    info: {
      title: "Hearth site search",
      version: "0.1.0",
      description: `Search, suggestions, search by picture and their statistics, version ${API_VERSION} of the protocol.`,
      license: { name: "MIT", identifier: "MIT" },
    },
    security: [{}, { token: [] }],
    paths: {
      [`${prefix}/_search`]: {
        get: operation("search", "Products that fit the words", searchParameters, {
          200: searchAnswer,
          ...refusals(searchCodes),
        }),
      },
      [`${prefix}/_suggest`]: {
        get: operation("suggest", "What the beginning of a search may become", [query], {
          200: success("SuggestAnswer"),
          ...refusals(["invalid_query", "query_too_long"]),
        }),
      },
      [`${prefix}/_image_search`]: {
        post: {
          ...operation("imageSearch", "Products that look like a picture", paging, {
            200: searchAnswer,
            ...refusals(imageCodes),
          }),
          requestBody: { required: true, content: json({ $ref: "#/components/schemas/Image" }) },
        },
      },
      [`${prefix}/stats/{type}`]: {
        put: operation("stats", "Tell what was shown, chosen or bought", statsParameters, {
          204: { description: "It is counted" },
          ...refusals([
            "session_required",
            "invalid_session",
            "invalid_stats",
            "unknown_path",
            "stats_unreachable",
          ]),
        }),
      },
    },
    components: {
      securitySchemes: {
        token: {
          type: "apiKey",
          in: "header",
          name: "authorization",
          description: "Token {secret}, where one is set",
        },
      },
      schemas: {
        Item: ItemSchema,
        SearchAnswer: SearchAnswerSchema,
        SuggestAnswer: SuggestAnswerSchema,
        Image: {
          type: "object",
          required: ["image"],
          properties: { image: { type: "string", description: "base64, or a data URL of a picture" } },
        },
        Failure: FailureSchema,
      },
    },
  };
}

const statsParameters = [
  { name: "type", in: "path", required: true, schema: { type: "string", enum: statsTypes } },
  { ...session, required: true },
  inQuery("id", { type: "string" }, "click: the product (foreign_key)"),
  inQuery("query", { type: "string", maxLength: MAX_QUERY_LENGTH }, "click: the search it was found by"),
  inQuery("position", { type: "integer", minimum: 1 }, "click: its place among all results"),
];

function operation(operationId: string, summary: string, parameters: readonly object[], responses: object) {
  return { operationId, summary, parameters: [hashid, random, ...parameters], responses };
}

function success(name: string) {
  return { description: "Success", content: json({ $ref: `#/components/schemas/${name}` }) };
}

function refusals(codes: readonly FailureCode[]) {
  const byStatus = Map.groupBy([...codes, ...gateCodes], (code) => failures[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => [
      status,
      {
        description: ofStatus.map((code) => `${code}: ${failures[code].text}`).join("; "),
        content: json({ $ref: "#/components/schemas/Failure" }),
      },
    ]),
  );
}

function json(schema: object) {
  return { "application/json": { schema } };
}
