import type {
  Category,
  Context,
  CriteriaKey,
  Endpoints,
  EntitySearchResult,
  LandingPage,
  Language,
  listingKeys,
  OperationId,
  ParsedRequest,
  ProductDetail,
  ProductListing,
  SeoUrl,
} from "@hearth/contract";

/** The operations this storefront calls and what they answer; null stands for "204, no content". */
type Answers = {
  readCategory: Category;
  readCategoryList: EntitySearchResult<Category>;
  readContext: Context;
  readLandingPage: LandingPage;
  readLanguages: EntitySearchResult<Language>;
  readNavigation: Category[] | null;
  readProductDetail: ProductDetail;
  readProductListing: ProductListing;
  readSeoUrl: EntitySearchResult<SeoUrl>;
};

export type Operation = keyof Answers & OperationId;

export type AnswerOf<Op extends Operation> = Answers[Op];

type CriteriaOf<Op extends Operation> = Endpoints[Op]["criteria"][number] & CriteriaKey;

/** Fields the endpoint takes. Values of criteria are checked by the shop API, their names here. */
export type BodyOf<Op extends Operation> = Partial<ParsedRequest<Endpoints[Op]>["input"]> & {
  [Key in CriteriaOf<Op> as Key extends "page" ? Endpoints[Op]["pageKey"] : Key]?: unknown;
} & (Endpoints[Op]["listing"] extends true ? { [Key in (typeof listingKeys)[number]]?: unknown } : unknown);

type OperationOf<Class extends "public" | "session"> = {
  [Op in Operation]: Endpoints[Op]["cache"] extends Class ? Op : never;
}[Operation];

export type PublicOperation = OperationOf<"public">;
export type SessionOperation = OperationOf<"session">;

export type CallInput<Op extends Operation> = {
  params?: Record<keyof Endpoints[Op]["pathParams"], string>;
  body?: BodyOf<Op>;
  /** Every product, category and landing page in the answer brings its own SEO path. */
  seoUrls?: boolean;
};
