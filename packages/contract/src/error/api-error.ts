import Type, { type Static } from "typebox";
import { nullable } from "../schema/schema-parts.ts";

/** `code` may be null and fields may be missing when the answer comes from a real Shopware. */
export const ApiErrorSchema = Type.Object(
  {
    status: Type.String({ description: "HTTP status as text" }),
    code: nullable(Type.String()),
    title: Type.String(),
    detail: Type.Optional(nullable(Type.String())),
    source: Type.Optional(Type.Object({ pointer: Type.String() })),
    meta: Type.Optional(
      Type.Object({ parameters: Type.Optional(Type.Record(Type.String(), Type.Unknown())) }),
    ),
  },
  { title: "ApiError" },
);

export const ErrorEnvelopeSchema = Type.Object(
  { errors: Type.Array(ApiErrorSchema, { minItems: 1 }) },
  { title: "ErrorEnvelope" },
);

export type ApiError = Static<typeof ApiErrorSchema>;
export type ErrorEnvelope = Static<typeof ErrorEnvelopeSchema>;
