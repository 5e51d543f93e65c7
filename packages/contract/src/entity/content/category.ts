import Type, { type Static } from "typebox";
import { type CategoryId, type CmsPageId, idSchema, type MediaId } from "../../schema/id.ts";
import {
  answerObject,
  CustomFields,
  knownExtensions,
  mapOf,
  nullable,
  NullableText,
  relation,
  translated,
} from "../../schema/schema-parts.ts";
import { CmsPageSchema } from "./cms-page.ts";
import { MediaSchema } from "./media.ts";
import { SeoUrlSchema } from "./seo-url.ts";

const Breadcrumb = Type.Array(Type.String());

/** Categories hold categories; everything else of a category is in here. */
const CategoryFields = answerObject("CategoryFields", "category", {
  id: idSchema<CategoryId>(),
  parentId: nullable(idSchema<CategoryId>()),
  afterCategoryId: nullable(idSchema<CategoryId>()),
  level: Type.Integer(),
  path: NullableText,
  type: Type.String({ description: "page, link or folder" }),
  linkType: nullable(Type.String({ description: "category, product, landing_page or external" })),
  internalLink: NullableText,
  externalLink: NullableText,
  linkNewTab: nullable(Type.Boolean()),
  name: NullableText,
  description: NullableText,
  breadcrumb: Breadcrumb,
  childCount: Type.Integer(),
  visibleChildCount: Type.Integer(),
  active: Type.Boolean(),
  visible: Type.Boolean(),
  displayNestedProducts: Type.Boolean(),
  productAssignmentType: Type.String({ description: "product or product_stream" }),
  mediaId: nullable(idSchema<MediaId>()),
  media: relation(MediaSchema),
  seoUrls: relation(Type.Array(SeoUrlSchema)),
  cmsPageId: nullable(idSchema<CmsPageId>()),
  cmsPage: relation(CmsPageSchema),
  metaTitle: NullableText,
  metaDescription: NullableText,
  keywords: NullableText,
  customFields: CustomFields,
  /** Where categories are read for themselves. A real Shopware sends none of it. */
  extensions: knownExtensions("CategoryExtensions", {
    productCount: Type.Integer({ minimum: 0, description: "hits its listing has" }),
  }),
  translated: translated({
    name: NullableText,
    description: NullableText,
    breadcrumb: Breadcrumb,
    metaTitle: NullableText,
    metaDescription: NullableText,
    keywords: NullableText,
    linkType: NullableText,
    internalLink: NullableText,
    externalLink: NullableText,
    linkNewTab: nullable(Type.Boolean()),
    customFields: nullable(mapOf(Type.Unknown())),
  }),
});

export type Category = Static<typeof CategoryFields> & { children?: Category[] | null };

/** Recursion by reference: the type above is written out because inference stops at it. */
export const CategorySchema = Type.Unsafe<Category>(
  Type.Cyclic(
    {
      Category: Type.Object(
        {
          ...CategoryFields.properties,
          children: relation(Type.Array(Type.Ref("Category"))),
        },
        { title: "Category" },
      ),
    },
    "Category",
  ),
);
