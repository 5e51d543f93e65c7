import Type, { type Static } from "typebox";
import { type CmsPageId, type CmsSlotId, idSchema, type MediaId } from "../../schema/id.ts";
import {
  answerObject,
  CustomFields,
  mapOf,
  nullable,
  NullableText,
  relation,
  translated,
} from "../../schema/schema-parts.ts";
import { MediaSchema } from "./media.ts";

/** One setting of a slot: `{source: static | mapped | default | product_stream, value}`. */
const CmsFieldConfigSchema = Type.Object(
  {
    source: Type.String(),
    value: Type.Unknown(),
    entity: Type.Optional(NullableText),
  },
  { title: "CmsFieldConfig" },
);

const SlotConfig = nullable(mapOf(CmsFieldConfigSchema));

const VisibilitySchema = Type.Object(
  { mobile: Type.Boolean(), tablet: Type.Boolean(), desktop: Type.Boolean() },
  { title: "CmsVisibility" },
);

/** `data` depends on `type`: see `SlotDataByType`. */
export const CmsSlotSchema = answerObject("CmsSlot", "cms_slot", {
  id: idSchema<CmsSlotId>(),
  blockId: idSchema(),
  type: Type.String(),
  slot: Type.String({ description: "name of the place inside the block" }),
  locked: Type.Boolean(),
  config: SlotConfig,
  fieldConfig: Type.Array(Type.Unknown()),
  data: nullable(Type.Unknown()),
  customFields: CustomFields,
  translated: translated({ config: SlotConfig }),
});

const background = {
  backgroundColor: NullableText,
  backgroundMediaId: nullable(idSchema<MediaId>()),
  backgroundMedia: relation(MediaSchema),
  backgroundMediaMode: nullable(Type.String({ description: "auto, cover or contain" })),
  cssClass: NullableText,
  visibility: nullable(VisibilitySchema),
  customFields: CustomFields,
};

const CmsBlockSchema = answerObject("CmsBlock", "cms_block", {
  id: idSchema(),
  sectionId: idSchema(),
  type: Type.String(),
  name: NullableText,
  position: Type.Integer(),
  sectionPosition: nullable(Type.String({ description: "main or sidebar" })),
  marginTop: NullableText,
  marginBottom: NullableText,
  marginLeft: NullableText,
  marginRight: NullableText,
  ...background,
  slots: Type.Array(CmsSlotSchema),
});

const CmsSectionSchema = answerObject("CmsSection", "cms_section", {
  id: idSchema(),
  pageId: idSchema<CmsPageId>(),
  type: Type.String({ description: "default or sidebar" }),
  name: NullableText,
  position: Type.Integer(),
  sizingMode: Type.String({ description: "boxed or full_width" }),
  mobileBehavior: nullable(Type.String({ description: "hidden, wrap …" })),
  ...background,
  blocks: Type.Array(CmsBlockSchema),
});

export const cmsPageTypes = ["landingpage", "page", "product_list", "product_detail"] as const;

export const CmsPageSchema = answerObject("CmsPage", "cms_page", {
  id: idSchema<CmsPageId>(),
  type: Type.String({ description: cmsPageTypes.join(", ") }),
  name: NullableText,
  entity: NullableText,
  cssClass: NullableText,
  config: nullable(mapOf(Type.Unknown())),
  sections: Type.Array(CmsSectionSchema),
  customFields: CustomFields,
  translated: translated({ name: NullableText }),
});

export type CmsFieldConfig = Static<typeof CmsFieldConfigSchema>;
export type CmsVisibility = Static<typeof VisibilitySchema>;
export type CmsSlot = Static<typeof CmsSlotSchema>;
export type CmsBlock = Static<typeof CmsBlockSchema>;
export type CmsSection = Static<typeof CmsSectionSchema>;
export type CmsPageType = (typeof cmsPageTypes)[number];
export type CmsPage = Static<typeof CmsPageSchema>;
