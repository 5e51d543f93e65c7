import { Type } from "typebox";
import type { Words } from "./words.ts";
import { closed, colour, file, key } from "./words.ts";

export const propertiesSchema = ({ text }: Words) =>
  Type.Array(
    closed({
      key,
      name: text,
      display: Type.Enum(["text", "color", "image", "select"]),
      filterable: Type.Boolean(),
      options: Type.Array(
        closed({ key, name: text, color: Type.Optional(colour), picture: Type.Optional(file) }),
        { minItems: 1 },
      ),
    }),
  );

export type PropertyGroup = Type.Static<ReturnType<typeof propertiesSchema>>[number];
