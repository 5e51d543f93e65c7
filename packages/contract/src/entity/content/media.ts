import Type, { type Static } from "typebox";
import { idSchema, type MediaId } from "../../schema/id.ts";
import {
  answerObject,
  CustomFields,
  knownExtensions,
  nullable,
  NullableText,
  translated,
} from "../../schema/schema-parts.ts";

const MediaThumbnailSchema = answerObject("MediaThumbnail", "media_thumbnail", {
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
});

export const MediaSchema = answerObject("Media", "media", {
  id: idSchema<MediaId>(),
  url: Type.String(),
  alt: NullableText,
  title: NullableText,
  fileName: Type.String(),
  fileExtension: Type.String(),
  mimeType: Type.String(),
  fileSize: Type.Integer(),
  metaData: nullable(
    Type.Object({ width: Type.Optional(Type.Integer()), height: Type.Optional(Type.Integer()) }),
  ),
  path: Type.String(),
  hasFile: Type.Boolean(),
  private: Type.Boolean(),
  thumbnails: Type.Array(MediaThumbnailSchema),
  customFields: CustomFields,
  translated: translated({ alt: NullableText, title: NullableText }),
  extensions: knownExtensions("MediaExtensions", {
    focus: Type.Object(
      { x: Type.Integer(), y: Type.Integer() },
      { description: "percent from left and top: what stays in view where the picture is cropped" },
    ),
  }),
});

export type MediaThumbnail = Static<typeof MediaThumbnailSchema>;
export type Media = Static<typeof MediaSchema>;
