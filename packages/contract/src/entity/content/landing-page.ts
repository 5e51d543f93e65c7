import Type, { type Static } from "typebox";
import { type CmsPageId, idSchema, type LandingPageId } from "../../schema/id.ts";
import {
  answerObject,
  CustomFields,
  Extensions,
  nullable,
  NullableText,
  relation,
  translated,
} from "../../schema/schema-parts.ts";
import { CmsPageSchema } from "./cms-page.ts";
import { SeoUrlSchema } from "./seo-url.ts";

export const LandingPageSchema = answerObject("LandingPage", "landing_page", {
  id: idSchema<LandingPageId>(),
  active: Type.Boolean(),
  name: NullableText,
  url: NullableText,
  metaTitle: NullableText,
  metaDescription: NullableText,
  keywords: NullableText,
  cmsPageId: nullable(idSchema<CmsPageId>()),
  cmsPage: relation(CmsPageSchema),
  seoUrls: relation(Type.Array(SeoUrlSchema)),
  customFields: CustomFields,
  extensions: Extensions,
  translated: translated({
    name: NullableText,
    url: NullableText,
    metaTitle: NullableText,
    metaDescription: NullableText,
    keywords: NullableText,
    customFields: CustomFields,
  }),
});

export type LandingPage = Static<typeof LandingPageSchema>;
