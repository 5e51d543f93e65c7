import Type, { type Static } from "typebox";
import { adminEndpoint, idParam } from "../../admin-endpoint.ts";
import { notFound } from "../../shared-errors.ts";
import { changesSetting, readsSettings } from "./setting-endpoint.ts";

/** Nine digits: more is a typing error, and there is no way back. */
const MOST = 999_999_999;

const RangeSchema = Type.Object(
  {
    id: Type.String({ description: "what is numbered: order, invoice, storno" }),
    next: Type.Integer({ minimum: 1, description: "the number the next one gets" }),
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
    summary: "Which number the next order, invoice and cancellation invoice gets",
    answers: { 200: Type.Object({ ranges: Type.Array(RangeSchema) }, { title: "NumberRanges" }) },
  }),
  changeNumberRange: adminEndpoint({
    ...changesSetting,
    operationId: "changeNumberRange",
    path: "/number-range/{id}",
    summary: "Goes on from a higher number; never back, as a number is given once",
    pathParams: { id: idParam("What is numbered", "^[a-z0-9-]{1,40}$") },
    isSensitive: true,
    input: Type.Object({ next: Type.Integer({ minimum: 1, maximum: MOST }) }),
    required: ["next"],
    answers: { 200: RangeSchema },
    errors: [notFound, refused],
  }),
} as const;
