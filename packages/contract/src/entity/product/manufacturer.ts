import Type, { type Static } from "typebox";
import { idSchema, type ManufacturerId, type MediaId } from "../../schema/id.ts";
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

export const ManufacturerSchema = answerObject("ProductManufacturer", "product_manufacturer", {
  id: idSchema<ManufacturerId>(),
  mediaId: nullable(idSchema<MediaId>()),
  link: NullableText,
  name: NullableText,
  description: NullableText,
  media: relation(MediaSchema),
  customFields: CustomFields,
  /** A real Shopware sends none of it. */
  extensions: knownExtensions("ManufacturerExtensions", {
    path: nullable(Type.String({ description: "of its own page, like seoPathInfo; null: it has none" })),
  }),
  translated: translated({ name: NullableText, description: NullableText }),
});

export type Manufacturer = Static<typeof ManufacturerSchema>;
