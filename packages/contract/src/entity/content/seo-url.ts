import Type, { type Static } from "typebox";
import { idSchema, type LanguageId, type SalesChannelId } from "../../schema/id.ts";
import { answerObject, CustomFields, nullable } from "../../schema/schema-parts.ts";

export const seoRouteNames = [
  "frontend.navigation.page",
  "frontend.detail.page",
  "frontend.landing.page",
  "frontend.account.customer-group-registration.page",
] as const;

export type SeoRouteName = (typeof seoRouteNames)[number];

/**
 * Asked for an old path, our server answers the canonical URL of the same thing and names the old path in
 * `extensions.movedFrom`. A real Shopware answers nothing for old paths.
 */
export const MovedFromSchema = answerObject("MovedFrom", "hearth_moved_from", { seoPathInfo: Type.String() });

export const SeoUrlSchema = answerObject("SeoUrl", "seo_url", {
  id: idSchema(),
  foreignKey: idSchema(),
  routeName: Type.String({ description: seoRouteNames.join(", ") }),
  pathInfo: Type.String({ description: "technical path, with leading slash" }),
  seoPathInfo: Type.String({ description: "path in the address bar, without leading slash" }),
  isCanonical: nullable(Type.Boolean()),
  isModified: Type.Boolean(),
  isDeleted: Type.Boolean(),
  languageId: idSchema<LanguageId>(),
  salesChannelId: nullable(idSchema<SalesChannelId>()),
  customFields: CustomFields,
  extensions: Type.Optional(
    Type.Unsafe<{ movedFrom?: MovedFrom }>({
      anyOf: [
        { type: "object", properties: { movedFrom: MovedFromSchema } },
        { type: "array", maxItems: 0 },
      ],
    }),
  ),
});

export type MovedFrom = Static<typeof MovedFromSchema>;
export type SeoUrl = Static<typeof SeoUrlSchema>;
