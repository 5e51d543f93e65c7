import { Type } from "typebox";
import type { Words } from "./words.ts";
import { closed, file, key, line } from "./words.ts";

export const manufacturersSchema = ({ text }: Words) =>
  Type.Array(
    closed({
      key,
      name: text,
      description: Type.Optional(text),
      link: Type.Optional(Type.String({ pattern: "^https?://" })),
      logo: Type.Optional(file),
      address: closed({ street: line, zip: line, city: line, country: line, email: line }),
      weee: Type.Optional(line),
    }),
  );

export type Manufacturer = Type.Static<ReturnType<typeof manufacturersSchema>>[number];
