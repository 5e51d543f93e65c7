import { DateTime, nullable, NullableText } from "@hearth/contract";
import Type, { type Static } from "typebox";

/** What the register said of a VAT number when it was asked last. It informs whoever decides, and decides nothing. */
export const VatCheckSchema = Type.Object(
  {
    vatId: Type.String(),
    outcome: Type.Enum(["unchecked", "valid", "invalid", "unreachable", "malformed"], {
      description: "unreachable: nobody answered, so nobody knows; malformed: no number of the Union's form",
    }),
    reason: nullable(Type.String({ description: "why nobody answered, such as MS_UNAVAILABLE" })),
    askedAt: nullable(DateTime),
    askedBy: nullable(Type.String({ description: "null: the shop itself, when the request came" })),
    registerName: NullableText,
    registerAddress: NullableText,
    reference: nullable(Type.String({ description: "the register's number of this answer" })),
  },
  { title: "VatCheck" },
);

export type VatCheck = Static<typeof VatCheckSchema>;
