import Type, { type Static } from "typebox";
import { mapOf, relation } from "../../schema/schema-parts.ts";

/** Level and block of the known ones stand in `cart-notice.ts`. */
export const CartErrorSchema = Type.Object(
  {
    key: Type.String({ description: "id of the entry, the same as its key in the map" }),
    code: Type.Integer({ description: "without meaning, 0" }),
    level: Type.Enum([0, 10, 20]),
    message: Type.String({ description: "English, for developers" }),
    messageKey: Type.String(),
    parameters: mapOf(Type.Unknown()),
    block: Type.Boolean({ description: "blocks the order" }),
    blockResubmit: Type.Boolean(),
    route: relation(Type.Object({ key: Type.String(), params: mapOf(Type.Unknown()) })),
  },
  { title: "CartError" },
);

export type CartError = Static<typeof CartErrorSchema>;
