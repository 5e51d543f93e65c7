import { Type } from "typebox";
import { closed, line } from "../format/words.ts";

const part = Type.Union([
  closed({ text: line }),
  closed({ list: Type.Array(line) }),
  closed({ note: line }),
  closed({ table: closed({ head: Type.Array(line), rows: Type.Array(Type.Array(Type.String())) }) }),
  // Lines to fill in by hand.
  closed({ form: Type.Array(line) }),
]);
export type GuidePart = Type.Static<typeof part>;

/** A document sold as download, written in German. */
export const guideSchema = closed({
  title: line,
  subtitle: line,
  about: line,
  sections: Type.Array(
    closed({ heading: line, newPage: Type.Optional(Type.Boolean()), parts: Type.Array(part) }),
  ),
});
export type Guide = Type.Static<typeof guideSchema>;
