import Type, { type Static } from "typebox";
import { criteriaLimit } from "./criteria-limit.ts";

export const FieldName = Type.String({
  maxLength: criteriaLimit.nameLength,
  description: "relative to the listed entity, such as manufacturer.name",
});

const Text = Type.String({ minLength: 1, maxLength: criteriaLimit.valueLength });

const ScalarSchema = Type.Union([Text, Type.Number(), Type.Boolean(), Type.Null()], {
  title: "CriteriaScalar",
});

const Bound = Type.Union([Text, Type.Number()]);

const closed = { additionalProperties: false };

const Queries = Type.Array(Type.Ref("CriteriaFilter"), { minItems: 1 });

/** A filter as a client sends it. */
export const FilterInputSchema = Type.Cyclic(
  {
    CriteriaFilter: Type.Union([
      Type.Object({ type: Type.Literal("equals"), field: FieldName, value: ScalarSchema }, closed),
      Type.Object(
        {
          type: Type.Enum(["equalsAny", "equalsAll"]),
          field: FieldName,
          value: Type.Union([
            Type.Array(ScalarSchema, { minItems: 1, maxItems: criteriaLimit.valuesPerFilter }),
            Type.String({ minLength: 1, description: "values joined with |" }),
          ]),
        },
        closed,
      ),
      Type.Object(
        { type: Type.Enum(["contains", "prefix", "suffix"]), field: FieldName, value: Bound },
        closed,
      ),
      Type.Object(
        {
          type: Type.Literal("range"),
          field: FieldName,
          parameters: Type.Object(
            {
              gt: Type.Optional(Bound),
              gte: Type.Optional(Bound),
              lt: Type.Optional(Bound),
              lte: Type.Optional(Bound),
            },
            { ...closed, minProperties: 1 },
          ),
        },
        closed,
      ),
      Type.Object({ type: Type.Enum(["and", "or", "nand", "nor"]), queries: Queries }, closed),
      Type.Object(
        {
          type: Type.Enum(["multi", "not"]),
          operator: Type.Optional(Type.Enum(["and", "or", "AND", "OR"])),
          queries: Queries,
        },
        closed,
      ),
    ]),
  },
  "CriteriaFilter",
);

/** An array of filters (all must match), or a plain map of field to value (all `equals`). */
export const FiltersInputSchema = Type.Union(
  [
    Type.Array(FilterInputSchema, { maxItems: criteriaLimit.filters }),
    Type.Record(Type.String(), ScalarSchema),
  ],
  { title: "CriteriaFilters" },
);

export type FilterInput = Static<typeof FilterInputSchema>;
