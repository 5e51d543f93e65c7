import type { Endpoint } from "../endpoint.ts";
import { cartEndpoints } from "./cart.ts";
import { categoryEndpoints } from "./category.ts";
import { contentEndpoints } from "./content.ts";
import { contextEndpoints } from "./context.ts";
import { listingEndpoints } from "./listing.ts";
import { lookupEndpoints } from "./lookup.ts";
import { methodEndpoints } from "./method.ts";
import { productEndpoints } from "./product.ts";

/** Every endpoint of the shop API, by operation id. */
export const endpoints = {
  ...contextEndpoints,
  ...lookupEndpoints,
  ...methodEndpoints,
  ...categoryEndpoints,
  ...contentEndpoints,
  ...productEndpoints,
  ...listingEndpoints,
  ...cartEndpoints,
} as const satisfies Record<string, Endpoint>;

export type Endpoints = typeof endpoints;
export type OperationId = keyof Endpoints;
