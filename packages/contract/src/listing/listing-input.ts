import Type, { type Static, type TSchema } from "typebox";
import { IdsInputSchema } from "../criteria/criteria-input.ts";
import type { ListingKey } from "./listing-parameters.ts";

const Euro = Type.Union([Type.Number({ minimum: 0 }), Type.String({ description: "numeric text" })], {
  title: "ListingPrice",
});

const Switch = Type.Boolean({
  default: true,
  description: "false switches the filter and its aggregation off",
});

const Flag = Type.Union([Type.Boolean(), Type.String(), Type.Null()], {
  title: "ListingFlag",
  description: "presence counts, only false means no",
});

/** Listing parameters as a client sends them. */
export const listingInput = {
  order: Type.String({ maxLength: 100, description: "key of a sorting" }),
  manufacturer: IdsInputSchema,
  properties: IdsInputSchema,
  "property-ranges": Type.String({
    maxLength: 2000,
    description: "groupId:min:max of numeric properties, min or max may be empty, joined with |",
  }),
  categories: IdsInputSchema,
  "min-price": Euro,
  "max-price": Euro,
  rating: Type.Number({ minimum: 0, maximum: 5 }),
  "shipping-free": Type.Boolean(),
  "manufacturer-filter": Switch,
  "price-filter": Switch,
  "rating-filter": Switch,
  "shipping-free-filter": Switch,
  "property-filter": Switch,
  "property-whitelist": IdsInputSchema,
  "reduce-aggregations": Flag,
  "only-aggregations": Flag,
  "no-aggregations": Flag,
} as const satisfies Record<ListingKey, TSchema>;

export type ListingInput = { -readonly [K in ListingKey]?: Static<(typeof listingInput)[K]> };
