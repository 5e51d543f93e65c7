import type { DocumentedError, Endpoint } from "../endpoint.ts";

const maintenance = { status: 503, code: "FRAMEWORK__API_SALES_CHANNEL_MAINTENANCE_MODE" } as const;

const gateErrors = [
  { status: 401, code: "0" },
  { status: 412, code: "FRAMEWORK__ROUTING_SALES_CHANNEL_NOT_FOUND" },
  { status: 412, code: "SYSTEM__LANGUAGE_NOT_FOUND" },
  { status: 412, code: "SYSTEM__SALES_CHANNEL_LANGUAGE_NOT_AVAILABLE_EXCEPTION" },
  { status: 429, code: "FRAMEWORK__RATE_LIMIT_EXCEEDED" },
  maintenance,
] as const satisfies readonly DocumentedError[];

export type GateError = (typeof gateErrors)[number];

/** What the gate in front of all endpoints may answer. A few are open while the shop is closed. */
export const gateErrorsOf = ({ alwaysOpen }: Pick<Endpoint, "alwaysOpen">): readonly GateError[] =>
  alwaysOpen ? gateErrors.filter((error) => error !== maintenance) : gateErrors;

export const badId = { status: 400, code: "FRAMEWORK__INVALID_UUID" } as const satisfies DocumentedError;

export const badParameter = {
  status: 400,
  code: "FRAMEWORK__INVALID_REQUEST_PARAMETER",
} as const satisfies DocumentedError;

export const missingParameter = {
  status: 400,
  code: "FRAMEWORK__MISSING_REQUEST_PARAMETER",
} as const satisfies DocumentedError;

export const notLoggedIn = {
  status: 403,
  code: "CHECKOUT__CUSTOMER_NOT_LOGGED_IN",
} as const satisfies DocumentedError;

/** A password was tried too often; `meta.parameters.seconds` says how long to wait. */
export const authThrottled = {
  status: 429,
  code: "CHECKOUT__CUSTOMER_AUTH_THROTTLED",
} as const satisfies DocumentedError;

export const associationErrors = [
  badParameter,
  { status: 400, code: "FRAMEWORK__ASSOCIATION_NOT_FOUND" },
] as const satisfies readonly DocumentedError[];

/** What the criteria grammar may answer where all of it is served. */
export const criteriaErrors = [
  ...associationErrors,
  { status: 400, code: "FRAMEWORK__INVALID_PAGE_QUERY" },
  { status: 400, code: "FRAMEWORK__INVALID_LIMIT_QUERY" },
  { status: 400, code: "FRAMEWORK__QUERY_LIMIT_EXCEEDED" },
  { status: 400, code: "FRAMEWORK__INVALID_API_CRITERIA_IDS" },
  { status: 400, code: "FRAMEWORK__INVALID_FILTER_QUERY" },
  { status: 400, code: "FRAMEWORK__INVALID_SORT_QUERY" },
  { status: 400, code: "FRAMEWORK__INVALID_AGGREGATION_QUERY" },
  { status: 400, code: "FRAMEWORK__INVALID_AGGREGATION_NAME" },
  { status: 400, code: "FRAMEWORK__UNMAPPED_FIELD" },
] as const satisfies readonly DocumentedError[];

/** An `order` that cannot be the key of a sorting; an unknown key means the default sorting. */
const badSorting = {
  status: 404,
  code: "PRODUCT_SORTING_NOT_FOUND",
} as const satisfies DocumentedError;

/** The part of the grammar a page with an embedded listing reads. */
export const pagingErrors = [
  ...associationErrors,
  { status: 400, code: "FRAMEWORK__INVALID_PAGE_QUERY" },
  { status: 400, code: "FRAMEWORK__INVALID_LIMIT_QUERY" },
  { status: 400, code: "FRAMEWORK__QUERY_LIMIT_EXCEEDED" },
  badSorting,
] as const satisfies readonly DocumentedError[];

/** Post-filters of a listing that the index cannot answer. */
export const filterErrors = [
  { status: 400, code: "FRAMEWORK__INVALID_FILTER_QUERY" },
] as const satisfies readonly DocumentedError[];
