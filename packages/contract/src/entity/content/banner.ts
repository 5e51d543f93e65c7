import Type, { type Static } from "typebox";
import { idSchema } from "../../schema/id.ts";
import { answerObject, nullable, NullableText } from "../../schema/schema-parts.ts";

const BannerSchema = answerObject("Banner", "hearth_banner", {
  id: idSchema(),
  text: Type.String(),
  linkText: NullableText,
  link: nullable(Type.String({ description: "path without language prefix" })),
});

export const BannersSchema = answerObject("Banners", "hearth_banners", {
  elements: Type.Array(BannerSchema),
});

export type Banners = Static<typeof BannersSchema>;
