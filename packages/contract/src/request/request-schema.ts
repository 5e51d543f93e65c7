import Type, { type Static, type TObject, type TSchema } from "typebox";
import { type CriteriaInput, criteriaInput } from "../criteria/criteria-input.ts";
import type { Endpoint } from "../endpoint.ts";
import { type ListingInput, listingInput } from "../listing/listing-input.ts";

/** What a client may send to an endpoint, for typed callers. */
export type RequestInput<E extends Endpoint> = Pick<CriteriaInput, E["criteria"][number]> &
  Static<E["input"]> &
  (E["listing"] extends true ? ListingInput : unknown) &
  (E["pageKey"] extends "p" ? { p?: number } : unknown);

/**
 * The request body as JSON schema, for the OpenAPI file, fuzzing and any JSON schema validator.
 * The server uses `parseRequest` instead, which answers the exact error codes.
 */
export function requestSchema(endpoint: Endpoint): TObject {
  const criteria = endpoint.criteria.map((key) => [key, Type.Optional(criteriaInput[key])] as const);
  const listing = endpoint.listing
    ? Object.entries(listingInput).map(([key, schema]) => [key, Type.Optional(schema)] as const)
    : [];
  const page = endpoint.pageKey === "p" ? [["p", Type.Optional(criteriaInput.page)] as const] : [];
  const properties: Record<string, TSchema> = Object.fromEntries([...criteria, ...listing, ...page]);
  return Type.Object({ ...properties, ...endpoint.input.properties }, { additionalProperties: false });
}
