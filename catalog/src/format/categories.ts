import { Type } from "typebox";
import { requirements } from "./requirements.ts";
import type { Words } from "./words.ts";
import { closed, file, key, role } from "./words.ts";

const link = closed({
  category: Type.Optional(key),
  product: Type.Optional(key),
  landingPage: Type.Optional(key),
  url: Type.Optional(Type.String({ pattern: "^(https?://|mailto:|tel:|/|#)" })),
  newTab: Type.Optional(Type.Boolean()),
});

const categoryFields = ({ text, html, path, oldPaths, meta, customFields }: Words) => ({
  key,
  name: text,
  type: Type.Optional(Type.Enum(["page", "folder", "link"])),
  /** One sentence for the head of the page, where the first of the description does not serve. */
  intro: Type.Optional(text),
  description: Type.Optional(html),
  path: Type.Optional(path),
  oldPaths: Type.Optional(oldPaths),
  picture: Type.Optional(file),
  page: Type.Optional(key),
  link: Type.Optional(link),
  stream: Type.Optional(key),
  /** Property groups that come first among the filters, here and below. */
  filters: Type.Optional(Type.Array(key, { minItems: 1, uniqueItems: true })),
  /** Property groups whose values products of this category show first, here and below. */
  keyFacts: Type.Optional(Type.Array(key, { minItems: 1, uniqueItems: true })),
  /** What its products are, here and below; a product may say otherwise. */
  role: Type.Optional(role),
  /** Every maker whose goods are sold gets a page below this one: heading above its address, and what is said on each page. */
  brands: Type.Optional(closed({ address: text, note: text })),
  requires: Type.Optional(Type.Array(Type.Enum([...requirements]), { uniqueItems: true })),
  meta: Type.Optional(meta),
  customFields: Type.Optional(customFields),
  visible: Type.Optional(Type.Boolean()),
  active: Type.Optional(Type.Boolean()),
});

export const categoriesSchema = (words: Words) =>
  Type.Array(
    Type.Cyclic(
      {
        Category: closed({
          ...categoryFields(words),
          children: Type.Optional(Type.Array(Type.Ref("Category"))),
        }),
      },
      "Category",
    ),
  );

type CategoryFields = Type.Static<ReturnType<typeof closed<ReturnType<typeof categoryFields>>>>;
export type Category = CategoryFields & { children?: Category[] };
