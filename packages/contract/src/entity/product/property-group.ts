import Type, { type Static, type TProperties } from "typebox";
import { idSchema, type MediaId, type OptionId, type PropertyGroupId } from "../../schema/id.ts";
import {
  answerObject,
  CustomFields,
  knownExtensions,
  nullable,
  NullableText,
  relation,
  translated,
} from "../../schema/schema-parts.ts";
import { MediaSchema } from "../content/media.ts";

const groupFields = {
  id: idSchema<PropertyGroupId>(),
  name: NullableText,
  description: NullableText,
  displayType: Type.String({ description: "text, image, media, select or color" }),
  sortingType: Type.String({ description: "alphanumeric, numeric or position" }),
  filterable: Type.Boolean(),
  visibleOnProductDetailPage: Type.Boolean(),
  position: nullable(Type.Integer()),
  customFields: CustomFields,
  translated: translated({
    name: NullableText,
    description: NullableText,
    position: nullable(Type.Integer()),
  }),
} satisfies TProperties;

/** A group as seen from one of its options: without options. */
const PropertyGroupHeadSchema = answerObject("PropertyGroupHead", "property_group", groupFields);

export const PropertyGroupOptionSchema = answerObject("PropertyGroupOption", "property_group_option", {
  id: idSchema<OptionId>(),
  groupId: idSchema<PropertyGroupId>(),
  name: NullableText,
  position: nullable(Type.Integer()),
  colorHexCode: NullableText,
  mediaId: nullable(idSchema<MediaId>()),
  media: relation(MediaSchema),
  group: relation(PropertyGroupHeadSchema),
  /** Configurator only: can it be combined with the other chosen options? */
  combinable: Type.Optional(nullable(Type.Boolean())),
  customFields: CustomFields,
  /** Listings only: where the option is on the scale of its group. */
  extensions: knownExtensions("OptionExtensions", { scale: Type.Object({ value: Type.Number() }) }),
  translated: translated({ name: NullableText, position: nullable(Type.Integer()) }),
});

export const PropertyGroupSchema = answerObject("PropertyGroup", "property_group", {
  ...groupFields,
  /** Listings only. */
  extensions: knownExtensions("GroupExtensions", {
    scale: Type.Object(
      { unit: Type.String() },
      { description: "all options are numbers of this unit, which may be empty" },
    ),
    isLeading: Type.Boolean({ description: "among the six to eight filters that are shown first" }),
  }),
  options: relation(Type.Array(PropertyGroupOptionSchema)),
});

export type PropertyGroupHead = Static<typeof PropertyGroupHeadSchema>;
export type PropertyGroupOption = Static<typeof PropertyGroupOptionSchema>;
export type PropertyGroup = Static<typeof PropertyGroupSchema>;
