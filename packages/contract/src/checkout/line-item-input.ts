import Type, { type Static, type TSchema } from "typebox";
import { cartLimit } from "./cart-limit.ts";
import { nullable } from "../schema/schema-parts.ts";

/** One line of text that does not begin or end with a space; no control and no half characters. */
const VISIBLE_TEXT = `^[^\\p{C}\\p{Z}](?:[^\\p{Cc}\\p{Cs}]{0,${cartLimit.idLength - 2}}[^\\p{C}\\p{Z}])?$`;
const ONE_LINE = `^[^\\p{Cc}\\p{Cs}]{1,${cartLimit.idLength}}$`;

/** PostgreSQL keeps neither NUL nor half characters in JSON, so they stop here. */
const STORABLE_TEXT = "^[^\\u0000\\p{Cs}]*$";

export const LineItemIdSchema = Type.String({
  pattern: VISIBLE_TEXT,
  title: "LineItemId",
  description: `free text of at most ${cartLimit.idLength} visible characters`,
});

const Text = Type.String({ maxLength: cartLimit.payloadText, pattern: STORABLE_TEXT });
const Scalar = Type.Union([Text, Type.Number(), Type.Boolean(), Type.Null()]);

/** Lists and maps two deep: what a client may have read from the payload of another line. */
const Shallow = listOrMapOf(Scalar);
const Deep = listOrMapOf(Shallow);

const clientText = Type.Optional(nullable(Text));

/** The client's own facts about a line. Values the server knows better are replaced, not refused. */
const LineItemPayloadInputSchema = Type.Unsafe<Record<string, unknown>>({
  title: "LineItemPayloadInput",
  anyOf: [
    {
      type: "object",
      maxProperties: cartLimit.payloadKeys,
      propertyNames: { pattern: "^_?[A-Za-z][A-Za-z0-9_.-]{0,63}$" },
      properties: {
        name: clientText,
        manufacturerName: clientText,
        categoryName: clientText,
        hearthCartSource: clientText,
        hearthCartReferenceId: Type.Union([Text, Type.Number(), Type.Null()]),
      },
      additionalProperties: Deep,
    },
    { type: "array", maxItems: 0 },
  ],
});

/** Prices are known to the schema so that the answer can be "not allowed", which is more than "unknown". */
const refusedPrices = {
  price: Type.Optional(Type.Unknown({ description: "refused with 403" })),
  priceDefinition: Type.Optional(Type.Unknown({ description: "refused with 403" })),
};

/** Clients send whole line items back: `label`, `good`, `cover` and the like are ignored. */
export const LineItemInputSchema = Type.Object(
  {
    type: Type.String({ maxLength: 50, description: "product or promotion" }),
    id: Type.Optional(LineItemIdSchema),
    referencedId: Type.Optional(
      Type.String({ pattern: ONE_LINE, description: "product id or promotion code; the id if missing" }),
    ),
    quantity: Type.Optional(Type.Number({ description: "whole, 1 if missing" })),
    payload: Type.Optional(LineItemPayloadInputSchema),
    ...refusedPrices,
  },
  { title: "LineItemInput" },
);

export const LineItemChangeSchema = Type.Object(
  {
    id: LineItemIdSchema,
    quantity: Type.Optional(Type.Number({ description: "set, not added" })),
    payload: Type.Optional(LineItemPayloadInputSchema),
    ...refusedPrices,
  },
  { title: "LineItemChange" },
);

export type LineItemInput = Static<typeof LineItemInputSchema>;
export type LineItemChange = Static<typeof LineItemChangeSchema>;

function listOrMapOf(value: TSchema) {
  return Type.Union([
    Scalar,
    Type.Array(value, { maxItems: 100 }),
    Type.Unsafe<Record<string, unknown>>({
      type: "object",
      maxProperties: cartLimit.payloadKeys,
      propertyNames: { maxLength: 100, pattern: STORABLE_TEXT },
      additionalProperties: value,
    }),
  ]);
}
