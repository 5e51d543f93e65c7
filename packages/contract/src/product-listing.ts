import Type, { type Static, type TSchema } from "typebox";
import { CategorySchema } from "./entity/category.ts";
import { ManufacturerSchema } from "./entity/manufacturer.ts";
import { ProductSchema } from "./entity/product.ts";
import { ProductSortingSchema } from "./entity/product-sorting.ts";
import { PropertyGroupSchema } from "./entity/property-group.ts";
import { searchResultFields } from "./envelope.ts";
import { type CategoryId, idSchema, type ManufacturerId, type OptionId } from "./id.ts";
import { answerObject, Extensions, nullable } from "./schema-parts.ts";

/** A real Shopware may write numbers as text here. */
const LooseNumber = nullable(Type.Union([Type.Number(), Type.String()]));

function entityAggregation<T extends TSchema>(element: T, title: string) {
  return Type.Object({ entities: Type.Array(element) }, { title });
}

/** How many hits each id of the filter of the same name leads to. */
const CountsSchema = Type.Object(
  { buckets: Type.Array(Type.Object({ key: idSchema(), count: Type.Integer({ minimum: 0 }) })) },
  { title: "CountAggregation" },
);

export const ListingAggregationsSchema = Type.Object(
  {
    manufacturer: Type.Optional(entityAggregation(ManufacturerSchema, "ManufacturerAggregation")),
    properties: Type.Optional(entityAggregation(PropertyGroupSchema, "PropertyAggregation")),
    category: Type.Optional(entityAggregation(CategorySchema, "CategoryAggregation")),
    "manufacturer-count": Type.Optional(CountsSchema),
    "option-count": Type.Optional(CountsSchema),
    "category-count": Type.Optional(CountsSchema),
    price: Type.Optional(Type.Object({ min: LooseNumber, max: LooseNumber })),
    rating: Type.Optional(Type.Object({ max: LooseNumber })),
    "shipping-free": Type.Optional(
      Type.Object({ max: nullable(Type.Union([Type.Number(), Type.String(), Type.Boolean()])) }),
    ),
  },
  { title: "ListingAggregations" },
);

/** What a search says beside its hits. */
export interface ListingExtensions {
  exactMatch?: { productId: string } | null;
  spelling?: { term: string } | null;
  redirect?: { path: string } | null;
}

export type ListingAggregations = Static<typeof ListingAggregationsSchema>;

export const CurrentFiltersSchema = Type.Object(
  {
    navigationId: Type.Optional(nullable(idSchema<CategoryId>())),
    manufacturer: Type.Array(idSchema<ManufacturerId>()),
    properties: Type.Array(idSchema<OptionId>()),
    price: Type.Object({ min: nullable(Type.Number()), max: nullable(Type.Number()) }),
    rating: nullable(Type.Number()),
    "shipping-free": Type.Boolean(),
    search: Type.Optional(nullable(Type.String())),
  },
  { title: "CurrentFilters" },
);

const listingFields = searchResultFields(ProductSchema);

export const ProductListingSchema = answerObject("ProductListing", "product_listing", {
  ...listingFields,
  // Typed keys for the filters, `[]` when there is none, room for aggregations the caller asked for.
  extensions: Type.Optional(Type.Unsafe<ListingExtensions>(Extensions)),
  aggregations: Type.Unsafe<ListingAggregations & Record<string, unknown>>({
    anyOf: [ListingAggregationsSchema, { type: "array", maxItems: 0 }],
  }),
  sorting: nullable(Type.String()),
  availableSortings: Type.Array(ProductSortingSchema),
  currentFilters: CurrentFiltersSchema,
  streamId: Type.Optional(nullable(idSchema())),
});

/** Suggestions carry neither aggregations nor sortings nor filters. */
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
