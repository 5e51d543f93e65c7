import Type, { type Static, type TSchema } from "typebox";
import { idSchema } from "../schema/id.ts";
import { AggregationInputSchema } from "./aggregation-input.ts";
import type { CriteriaKey } from "./criteria-key.ts";
import { criteriaLimit } from "./criteria-limit.ts";
import { FiltersInputSchema } from "./filter-input.ts";
import { SortInputSchema } from "./sort-input.ts";

export const IdsInputSchema = Type.Union(
  [
    Type.Array(idSchema(), { maxItems: criteriaLimit.ids }),
    Type.String({ description: "ids joined with |" }),
  ],
  { title: "CriteriaIds" },
);

const Sorts = Type.Union(
  [
    Type.Array(SortInputSchema, { maxItems: criteriaLimit.sorts }),
    Type.String({ description: "such as -createdAt,name" }),
  ],
  { title: "CriteriaSorts" },
);

const Page = Type.Integer({ minimum: 1, maximum: criteriaLimit.page });

const Limit = Type.Integer({ minimum: 1, maximum: criteriaLimit.pageSize });

const TotalCount = Type.Union([Type.Enum(["none", "exact", "next-pages"]), Type.Integer()], {
  title: "CriteriaTotalCountMode",
});

/** Criteria of a relation, given inside the criteria of what holds it. */
const AssociationInputSchema = Type.Cyclic(
  {
    CriteriaAssociation: Type.Object(
      {
        page: Type.Optional(Page),
        limit: Type.Optional(Limit),
        ids: Type.Optional(IdsInputSchema),
        filter: Type.Optional(FiltersInputSchema),
        "post-filter": Type.Optional(FiltersInputSchema),
        sort: Type.Optional(Sorts),
        "total-count-mode": Type.Optional(TotalCount),
        associations: Type.Optional(Type.Record(Type.String(), Type.Ref("CriteriaAssociation"))),
      },
      { additionalProperties: false },
    ),
  },
  "CriteriaAssociation",
);

/** Every key of the grammar as a client sends it; an endpoint takes some or all of them. */
export const criteriaInput = {
  page: Page,
  limit: Limit,
  ids: IdsInputSchema,
  filter: FiltersInputSchema,
  "post-filter": FiltersInputSchema,
  sort: Sorts,
  term: Type.String({ maxLength: criteriaLimit.termLength }),
  aggregations: Type.Array(AggregationInputSchema, { maxItems: criteriaLimit.aggregations }),
  associations: Type.Record(Type.String(), AssociationInputSchema),
  includes: Type.Record(Type.String(), Type.Array(Type.String()), { title: "CriteriaIncludes" }),
  "total-count-mode": TotalCount,
} as const satisfies Record<CriteriaKey, TSchema>;

export type CriteriaInput = { -readonly [K in CriteriaKey]?: Static<(typeof criteriaInput)[K]> };
