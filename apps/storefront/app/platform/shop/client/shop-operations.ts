import type {
  AnswerOf as AnswerOfEndpoint,
  CriteriaKey,
  Endpoint,
  Endpoints,
  listingKeys,
  OperationId,
  ParsedRequest,
} from "@hearth/contract";

/** What an operation answers; null stands for "204, no content". */
export type AnswerOf<Op extends OperationId> =
  AnswerOfEndpoint<Endpoints[Op]> | (204 extends keyof Endpoints[Op]["answers"] ? null : never);

type CriteriaOf<Op extends OperationId> = Endpoints[Op]["criteria"][number] & CriteriaKey;

/** Fields the endpoint takes. Values of criteria are checked by the shop API, their names here. */
type BodyOf<Op extends OperationId> = Partial<ParsedRequest<Endpoints[Op]>["input"]> & {
  [Key in CriteriaOf<Op> as Key extends "page" ? Endpoints[Op]["pageKey"] : Key]?: unknown;
} & (Endpoints[Op]["listing"] extends true ? { [Key in (typeof listingKeys)[number]]?: unknown } : unknown);

type OperationOf<Class extends Endpoint["cache"]> = {
  [Op in OperationId]: Endpoints[Op]["cache"] extends Class ? Op : never;
}[OperationId];

/**
 * Reviews hold a visitor's own drafts, methods put a visitor's choice first: only when asked with identity. Without it they are the
 * same for everybody. The proof of a consent must not be told with identity at all.
 */
type AlsoPublic = "readProductReviews" | "readPaymentMethod" | "readShippingMethod" | "recordConsent";

export type PublicOperation = OperationOf<"public"> | AlsoPublic;
export type SessionOperation = Exclude<OperationOf<"session">, FileOperation>;

/** Operations that answer with a file. */
export type FileOperation = "download" | "orderDownloadFile";

export interface CallInput<Op extends OperationId> {
  params?: Record<keyof Endpoints[Op]["pathParams"], string>;
  body?: BodyOf<Op>;
  /** Every product, category and landing page in the answer brings its own SEO path. */
  seoUrls?: boolean;
  /** Says under seal where the visitor comes from, though not who it is: the shop API counts such calls by address. */
  tellsAddress?: boolean;
}
