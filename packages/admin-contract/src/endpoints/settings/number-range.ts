import Type, { type Static } from "typebox";
import { adminEndpoint, idParam } from "../../admin-endpoint.ts";
import { notFound } from "../../shared-errors.ts";
import { changesSetting, readsSettings } from "./setting-endpoint.ts";

/** Nine digits: more is a typing error, and there is no way back. */
const MOST = 999_999_999;

const RangeSchema = Type.Object(
  {
    id: Type.String({ description: "what is numbered: order, invoice, storno, credit_note, customer" }),
    next: Type.Integer({ minimum: 1, description: "the number the next one gets" }),
    pattern: Type.String({
      description: "how it is written: `{n}` for the number, last, and `{year}`, as in `RE-{year}-{n}`",
    }),
  },
  { title: "NumberRange" },
);

export type NumberRange = Static<typeof RangeSchema>;

/** `reason` says what is wrong with the field. */
const refused = { status: 400, code: "FRAMEWORK__INVALID_REQUEST_PARAMETER" } as const;

export const numberRangeEndpoints = {
  listNumberRanges: adminEndpoint({
    ...readsSettings,
    operationId: "listNumberRanges",
    path: "/number-range",
    summary: "Which number the next order, invoice, cancellation invoice, credit note and customer gets",
    answers: { 200: Type.Object({ ranges: Type.Array(RangeSchema) }, { title: "NumberRanges" }) },
  }),
  changeNumberRange: adminEndpoint({
    ...changesSetting,
    operationId: "changeNumberRange",
    path: "/number-range/{id}",
    summary:
      "Goes on from a higher number, never back, as a number is given once; or is written in another way from now on",
    pathParams: { id: idParam("What is numbered", "^[a-z0-9_-]{1,40}$") },
    isSensitive: true,
    input: Type.Object({
      next: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST })),
      pattern: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    }),
    answers: { 200: RangeSchema },
    errors: [notFound, refused],
  }),
} as const;
