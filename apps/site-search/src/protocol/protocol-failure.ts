/** Every way a call can fail, with its status. Texts are for whoever reads the description; callers go by the code. */
export const failures = {
  invalid_hashid: {
    status: 400,
    text: "the hashid is not 32 hex characters, perhaps with a suffix after a dash",
  },
  invalid_query: { status: 400, text: "query is missing, blank or given twice" },
  query_too_long: { status: 400, text: "query has more than 200 characters" },
  invalid_page: { status: 400, text: "page is not an integer greater than 0" },
  page_too_far: { status: 400, text: "the page lies behind the first 10,000 results" },
  invalid_rpp: { status: 400, text: "rpp is not a number from 1 to 100" },
  invalid_query_name: { status: 400, text: "query_name is not match_and, match_or or fuzzy" },
  invalid_filter: { status: 400, text: "a filter is empty, too long, or of an unknown field" },
  exclude_not_supported: { status: 400, text: "this service cannot exclude" },
  invalid_sort: { status: 400, text: "sort is not by dfscore or price, or its direction is not asc or desc" },
  invalid_facets: { status: 400, text: "a facet is not brand, categories or price" },
  invalid_session: { status: 400, text: "session_id is blank or longer than 128 characters" },
  session_required: { status: 400, text: "session_id is missing or blank" },
  invalid_stats: { status: 400, text: "id, query or position of the statistics cannot be read" },
  invalid_image: { status: 400, text: "image is not base64 or a data URL of a picture" },
  invalid_request: { status: 400, text: "the request cannot be read" },
  invalid_token: { status: 401, text: "the token is missing or wrong" },
  unknown_hashid: { status: 404, text: "no index has this hashid" },
  unknown_language: { status: 404, text: "the shop does not speak this language" },
  unknown_path: { status: 404, text: "there is no such call" },
  image_search_off: { status: 404, text: "this service does not search by pictures" },
  too_large: { status: 413, text: "the picture has more than 5 MB" },
  unsupported_image: { status: 415, text: "the picture is of a kind that cannot be read" },
  too_many_requests: { status: 429, text: "come again after the seconds of the header retry-after" },
  internal: { status: 500, text: "a fault of the service" },
  shop_refused: { status: 502, text: "the shop did not understand the question" },
  shop_unreachable: { status: 503, text: "the shop does not answer" },
  image_search_unreachable: { status: 503, text: "the search by pictures does not answer" },
  stats_unreachable: { status: 503, text: "the statistics cannot be written" },
  too_slow: { status: 503, text: "the answer took longer than is allowed" },
} as const satisfies Record<string, { status: number; text: string }>;

export type FailureCode = keyof typeof failures;

export class ProtocolFailure extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: FailureCode,
    { retryAfterSeconds, cause }: { retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(failures[code].text, { cause });
    this.code = code;
    this.status = failures[code].status;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}
