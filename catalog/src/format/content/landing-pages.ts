import { Type } from "typebox";
import type { Words } from "../words.ts";
import { closed, key } from "../words.ts";

export const landingPagesSchema = ({ text, path, oldPaths, meta, customFields }: Words) =>
  Type.Array(
    closed({
      key,
      name: text,
      path,
      oldPaths: Type.Optional(oldPaths),
      page: key,
      meta: Type.Optional(meta),
      customFields: Type.Optional(customFields),
      active: Type.Optional(Type.Boolean()),
    }),
  );

export type LandingPage = Type.Static<ReturnType<typeof landingPagesSchema>>[number];
