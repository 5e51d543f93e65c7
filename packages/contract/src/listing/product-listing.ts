import Type, { type Static, type TSchema } from "typebox";
import { ManufacturerSchema } from "../entity/product/manufacturer.ts";
import { ProductSchema } from "../entity/product/product.ts";
import { ProductSortingSchema } from "../entity/product/product-sorting.ts";
import { PropertyGroupSchema } from "../entity/product/property-group.ts";
import { searchResultFields } from "../envelope.ts";
import {
  type CategoryId,
  idSchema,
  type ManufacturerId,
  type OptionId,
  type ProductId,
  type PropertyGroupId,
} from "../schema/id.ts";
import { answerObject, knownExtensions, nullable, NullableText, translated } from "../schema/schema-parts.ts";

/** A real Shopware may write numbers as text here. */
const LooseNumber = nullable(Type.Union([Type.Number(), Type.String()]));

function entityAggregation<T extends TSchema>(element: T, title: string) {
  return Type.Object({ entities: Type.Array(element) }, { title });
}

/** How many hits each choice of a filter would leave. */
const CountAggregationSchema = Type.Object(
  { buckets: Type.Array(Type.Object({ key: idSchema(), count: Type.Integer({ minimum: 0 }) })) },
  { title: "CountAggregation" },
);

/** A category that hits of a search are in. */
const FoundCategorySchema = answerObject("FoundCategory", "category", {
  id: idSchema<CategoryId>(),
  translated: translated({ name: NullableText, breadcrumb: Type.Array(Type.String()) }),
});

export const ListingAggregationsSchema = Type.Object(
  {
    manufacturer: Type.Optional(entityAggregation(ManufacturerSchema, "ManufacturerAggregation")),
    properties: Type.Optional(entityAggregation(PropertyGroupSchema, "PropertyAggregation")),
    category: Type.Optional(entityAggregation(FoundCategorySchema, "CategoryAggregation")),
    "manufacturer-count": Type.Optional(CountAggregationSchema),
    "option-count": Type.Optional(CountAggregationSchema),
    "category-count": Type.Optional(CountAggregationSchema),
    price: Type.Optional(Type.Object({ min: LooseNumber, max: LooseNumber })),
    rating: Type.Optional(Type.Object({ max: LooseNumber })),
    "shipping-free": Type.Optional(
      Type.Object({ max: nullable(Type.Union([Type.Number(), Type.String(), Type.Boolean()])) }),
    ),
  },
  { title: "ListingAggregations" },
);

export type ListingAggregations = Static<typeof ListingAggregationsSchema>;

const Range = Type.Object({ min: nullable(Type.Number()), max: nullable(Type.Number()) });

export const CurrentFiltersSchema = Type.Object(
  {
    navigationId: Type.Optional(nullable(idSchema<CategoryId>())),
    manufacturer: Type.Array(idSchema<ManufacturerId>()),
    properties: Type.Array(idSchema<OptionId>()),
    "property-ranges": Type.Optional(
      Type.Unsafe<Record<PropertyGroupId, { min: number | null; max: number | null }>>({
        type: "object",
        additionalProperties: Range,
      }),
    ),
    categories: Type.Optional(Type.Array(idSchema<CategoryId>())),
    price: Range,
    rating: nullable(Type.Number()),
    "shipping-free": Type.Boolean(),
    search: Type.Optional(nullable(Type.String())),
  },
  { title: "CurrentFilters" },
);

const listingFields = {
  ...searchResultFields(ProductSchema),
  // Typed keys for the filters, `[]` when there is none, room for aggregations the caller asked for.
  aggregations: Type.Unsafe<ListingAggregations & Record<string, unknown>>({
    anyOf: [ListingAggregationsSchema, { type: "array", maxItems: 0 }],
  }),
  /** Of a search. */
  extensions: knownExtensions("SearchExtensions", {
    /** The one article that has the searched number. */
    exactMatch: nullable(Type.Object({ productId: idSchema<ProductId>() })),
    /** The words that were meant, where nothing was found by those that were typed. */
    spelling: nullable(Type.Object({ term: Type.String() })),
    /** The page a merchant wants this search to lead to. */
    redirect: nullable(Type.Object({ path: Type.String() })),
  }),
};

export const ProductListingSchema = answerObject("ProductListing", "product_listing", {
  ...listingFields,
  sorting: nullable(Type.String()),
  availableSortings: Type.Array(ProductSortingSchema),
  currentFilters: CurrentFiltersSchema,
  streamId: Type.Optional(nullable(idSchema())),
});

/** Suggestions carry neither sortings nor filters; of the aggregations those that tell where the hits are. */
export const ProductSuggestSchema = answerObject("ProductSuggest", "product_listing", {
  ...listingFields,
  sorting: Type.Optional(nullable(Type.String())),
  availableSortings: Type.Array(ProductSortingSchema),
  currentFilters: Type.Unsafe<Partial<CurrentFilters>>({
    anyOf: [{ type: "object" }, { type: "array", maxItems: 0 }],
  }),
  streamId: Type.Optional(nullable(idSchema())),
});

export type CurrentFilters = Static<typeof CurrentFiltersSchema>;
export type ProductListing = Static<typeof ProductListingSchema>;
export type ProductSuggest = Static<typeof ProductSuggestSchema>;
