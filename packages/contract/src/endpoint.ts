import Type, { type Static, type TObject, type TSchema } from "typebox";
import type { CriteriaKey } from "./criteria/criteria-key.ts";
import type { ErrorCode } from "./error/error-code.ts";

export interface DocumentedError {
  readonly status: number;
  readonly code: ErrorCode;
}

/**
 * `public`: the same for every anonymous visitor of the channel in that language, may be cached.
 * `session`: depends on the context token.
 */
export type CacheClass = "public" | "session";

/**
 * Who may call: `none` everybody, `session` whoever is signed in, guests too, `customer` those with an account.
 * Others are answered 403 CHECKOUT__CUSTOMER_NOT_LOGGED_IN.
 */
export type Login = "none" | "session" | "customer";

/** One row of the endpoint table: routing, validation, contract tests and the OpenAPI file read it. */
export interface Endpoint {
  /** The Store API's own name, so that a generated client looks the same. */
  readonly operationId: string;
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Relative to `/store-api`, parameters in braces. */
  readonly path: string;
  /** Also answers GET with criteria and parameters in the query string. */
  readonly alsoGet: boolean;
  readonly summary: string;
  /** Path parameters: ids, or one of the aliases given here. */
  readonly pathParams: Readonly<Record<string, PathParam>>;
  readonly criteria: readonly CriteriaKey[];
  /** `p` for listings, `page` elsewhere. */
  readonly pageKey: "page" | "p";
  /** Takes the listing parameters (manufacturer, properties, price …). */
  readonly listing: boolean;
  /** Fields of its own, in the body or the query; unknown ones are refused. */
  readonly input: TObject;
  /** Missing or blank: FRAMEWORK__MISSING_REQUEST_PARAMETER. */
  readonly required: readonly string[];
  /** Answered for a bad value instead of FRAMEWORK__INVALID_REQUEST_PARAMETER. */
  readonly badInput: ErrorCode;
  /** Answered for a bad part of a listed thing, by the name of the part: `/items/0/quantity`. */
  readonly badParts: Readonly<Record<string, ErrorCode>>;
  readonly answers: Readonly<Record<number, TSchema | null>>;
  readonly errors: readonly DocumentedError[];
  readonly cache: CacheClass;
  readonly login: Login;
  /** Only for the storefront's own server, which knows the secret of the header `x-hearth-service-key`. */
  readonly serviceOnly: boolean;
  /** Works while the shop is in maintenance: what the law wants at any hour. */
  readonly alwaysOpen: boolean;
  /** Of its body, where it may be larger than all others. */
  readonly maxBodyBytes: number | null;
}

/** The body of a successful answer; never where there is none. */
export type AnswerOf<E extends Pick<Endpoint, "answers">> = E["answers"] extends {
  readonly 200: infer Body extends TSchema;
}
  ? Static<Body>
  : never;

export interface PathParam {
  readonly description: string;
  /** Words accepted instead of an id, e.g. `home`. */
  readonly aliases: readonly string[];
}

export function idParam(description: string, aliases: readonly string[] = []): PathParam {
  return { description, aliases };
}

type Defaults = Pick<
  Endpoint,
  | "method"
  | "alsoGet"
  | "pathParams"
  | "criteria"
  | "pageKey"
  | "listing"
  | "input"
  | "required"
  | "badInput"
  | "badParts"
  | "errors"
  | "cache"
  | "login"
  | "serviceOnly"
  | "alwaysOpen"
  | "maxBodyBytes"
>;

const NoInput = Type.Object({});

const readDefaults = {
  method: "POST",
  alsoGet: true,
  pathParams: {},
  criteria: [],
  pageKey: "page",
  listing: false,
  input: NoInput,
  required: [],
  badInput: "FRAMEWORK__INVALID_REQUEST_PARAMETER",
  badParts: {},
  errors: [],
  cache: "public",
  login: "none",
  serviceOnly: false,
  alwaysOpen: false,
  maxBodyBytes: null,
} as const satisfies Defaults;

type Given = Omit<Endpoint, keyof Defaults> & Partial<Defaults>;

/** A read as most of them are: POST, also GET, public. Give only what differs. */
export function readEndpoint<const E extends Given>(given: E): Omit<typeof readDefaults, keyof E> & E {
  return { ...readDefaults, ...given };
}

const writeDefaults = { alsoGet: false, cache: "session" } as const;

/** What belongs to one visitor: never by GET twin, never shared. Give only what differs. */
export function visitorEndpoint<const E extends Given>(
  given: E,
): Omit<Omit<typeof readDefaults, keyof typeof writeDefaults> & typeof writeDefaults, keyof E> & E {
  return { ...readDefaults, ...writeDefaults, ...given };
}
