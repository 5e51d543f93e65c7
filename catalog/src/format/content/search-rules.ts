import { Type } from "typebox";
import type { Words } from "../words.ts";
import { closed, count, date, key, line } from "../words.ts";

/** What a merchant says about searches. Which of the fields a kind has is checked by check-search-rules.ts. */
export const searchRulesSchema = ({ textLists, path }: Words) =>
  Type.Array(
    closed({
      key,
      kind: Type.Enum(["pin", "boost", "hide", "synonym", "redirect"]),
      terms: Type.Optional(textLists),
      means: Type.Optional(textLists),
      product: Type.Optional(line),
      position: Type.Optional(count),
      strength: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1 })),
      path: Type.Optional(path),
      from: Type.Optional(date),
      until: Type.Optional(date),
    }),
  );

export type SearchRule = Type.Static<ReturnType<typeof searchRulesSchema>>[number];
