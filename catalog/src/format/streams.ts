import { Type } from "typebox";
import type { Words } from "./words.ts";
import { closed, key, money, optionName } from "./words.ts";

export const streamsSchema = ({ text }: Words) =>
  Type.Array(
    closed({
      key,
      name: text,
      match: closed({
        topseller: Type.Optional(Type.Boolean()),
        new: Type.Optional(Type.Boolean()),
        categories: Type.Optional(Type.Array(key)),
        manufacturers: Type.Optional(Type.Array(key)),
        properties: Type.Optional(Type.Array(optionName)),
        minPrice: Type.Optional(money),
        maxPrice: Type.Optional(money),
      }),
    }),
  );

export type Stream = Type.Static<ReturnType<typeof streamsSchema>>[number];
