import Type, { type Static } from "typebox";
import { criteriaLimit } from "./criteria-limit.ts";
import { FieldName, FilterInputSchema } from "./filter-input.ts";
import { SortInputSchema } from "./sort-input.ts";

const Name = Type.String({ minLength: 1, description: "not numeric, without ? and :" });

const closed = { additionalProperties: false };

const Nested = Type.Ref("CriteriaAggregation");

/** An aggregation as a client sends it. */
export const AggregationInputSchema = Type.Cyclic(
  {
    CriteriaAggregation: Type.Union([
      Type.Object({ type: Type.Enum(["stats", "max"]), name: Name, field: FieldName }, closed),
      Type.Object(
        { type: Type.Literal("entity"), name: Name, field: FieldName, definition: Type.String() },
        closed,
      ),
      Type.Object(
        {
          type: Type.Literal("terms"),
          name: Name,
          field: FieldName,
          limit: Type.Optional(Type.Integer({ minimum: 1, maximum: criteriaLimit.termsBuckets })),
          sort: Type.Optional(SortInputSchema),
          aggregation: Type.Optional(Nested),
        },
        closed,
      ),
      Type.Object(
        {
          type: Type.Literal("filter"),
          name: Name,
          filter: Type.Array(FilterInputSchema, { minItems: 1 }),
          aggregation: Nested,
        },
        closed,
      ),
    ]),
  },
  "CriteriaAggregation",
);

export type AggregationInput = Static<typeof AggregationInputSchema>;
