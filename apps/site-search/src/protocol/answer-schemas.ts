import { ID_PATTERN } from "@hearth/contract";
import type { WireFacets, WireItem, WireSearchAnswer, WireSuggestAnswer } from "@hearth/site-search-client";
import Type, { type Static, type TSchema } from "typebox";
import { failures } from "./protocol-failure.ts";

const Euro = Type.Number({ minimum: 0, description: "euro, including tax" });
const Path = Type.String({
  description: "address in the shop, from the root unless the service knows the origin",
});
const NullableText = Type.Union([Type.String(), Type.Null()]);
const Count = Type.Integer({ minimum: 0 });

export const ItemSchema = Type.Object(
  {
    id: Type.String({ description: "product number" }),
    foreign_key: Type.String({ pattern: ID_PATTERN, description: "id of the product in the shop" }),
    title: Type.String(),
    description: Type.String({ description: "plain text" }),
    price: Euro,
    availability: Type.Union([Type.Literal("in stock"), Type.Literal("out of stock")]),
    link: Path,
    image_link: NullableText,
    brand: NullableText,
    price_from: Type.Optional(Type.Boolean({ description: "the lowest price of several variants" })),
    delivery_time: Type.Optional(Type.String()),
    list_price: Type.Optional(Euro),
    list_price_kind: Type.Optional(
      Type.Union([Type.Literal("recommended"), Type.Literal("separately"), Type.Literal("lowest-30-days")]),
    ),
    enevclass1: Type.Optional(Type.String({ description: "energy class" })),
    enevcolorcode1: Type.Optional(Type.String()),
    enevspectrumfrom1: Type.Optional(Type.String()),
    enevspectrumto1: Type.Optional(Type.String()),
    referenceprice: Type.Optional(Euro),
    referenceunit: Type.Optional(Type.Number()),
    referenceunitname: Type.Optional(Type.String()),
    purchaseunit: Type.Optional(Type.Number()),
    purchaseunitname: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
);

const TermsFacetSchema = Type.Object({
  terms: Type.Object({ buckets: Type.Array(Type.Object({ key: Type.String(), doc_count: Count })) }),
  selected: Type.Array(Type.String()),
});

const RangeFacetSchema = Type.Object({
  range: Type.Object({
    buckets: Type.Array(
      Type.Object({
        from: Type.Number(),
        to: Type.Number(),
        doc_count: Count,
        stats: Type.Object({ min: Type.Number(), max: Type.Number() }),
      }),
    ),
  }),
});

const FacetsSchema = Type.Unsafe<WireFacets>({
  type: "object",
  additionalProperties: { anyOf: [TermsFacetSchema, RangeFacetSchema] },
});

export const SearchAnswerSchema = Type.Object(
  {
    results: Type.Array(ItemSchema),
    total: Type.Integer({ minimum: 0, description: "results that can be paged through" }),
    total_found: Type.Integer({ minimum: 0, description: "results there are" }),
    page: Type.Integer({ minimum: 1 }),
    results_per_page: Type.Integer({ minimum: 1, maximum: 100 }),
    query: Type.String(),
    query_name: Type.String(),
    facets: FacetsSchema,
    autocomplete_suggest: Type.Optional(Type.String({ description: "the words that were meant" })),
    redirection: Type.Optional(Type.Object({ link: Path })),
  },
  { additionalProperties: false },
);

export const SuggestAnswerSchema = Type.Object(
  {
    query: Type.String(),
    terms: Type.Array(Type.String()),
    categories: Type.Array(
      Type.Object({ name: Type.String(), breadcrumb: Type.Array(Type.String()), link: Path }),
    ),
    brands: Type.Array(Type.Object({ name: Type.String() })),
    guides: Type.Array(Type.Object({ title: Type.String(), link: Path })),
    products: Type.Array(ItemSchema),
  },
  { additionalProperties: false },
);

export const FailureSchema = Type.Object({
  code: Type.Unsafe<string>({ type: "string", enum: Object.keys(failures) }),
});

/** The schemas say exactly what the client's types say, or this does not compile. */
type Same<Schema extends TSchema, Wire> = [Static<Schema>, Wire] extends [Wire, Static<Schema>]
  ? true
  : never;
true satisfies Same<typeof ItemSchema, WireItem>;
true satisfies Same<typeof SearchAnswerSchema, WireSearchAnswer>;
true satisfies Same<typeof SuggestAnswerSchema, WireSuggestAnswer>;
