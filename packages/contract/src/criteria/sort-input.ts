import Type, { type Static } from "typebox";
import { FieldName } from "./filter-input.ts";

export const SortInputSchema = Type.Object(
  {
    field: FieldName,
    order: Type.Optional(Type.Enum(["ASC", "DESC", "asc", "desc"])),
    naturalSorting: Type.Optional(Type.Boolean()),
    type: Type.Optional(Type.Literal("count")),
  },
  { additionalProperties: false, title: "CriteriaSort" },
);

export type SortInput = Static<typeof SortInputSchema>;
