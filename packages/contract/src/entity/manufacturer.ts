import type { Static } from "typebox";
import { idSchema, type ManufacturerId, type MediaId } from "../id.ts";
import { answerObject, CustomFields, nullable, NullableText, relation, translated } from "../schema-parts.ts";
import { MediaSchema } from "./media.ts";

export const ManufacturerSchema = answerObject("ProductManufacturer", "product_manufacturer", {
  id: idSchema<ManufacturerId>(),
  mediaId: nullable(idSchema<MediaId>()),
  link: NullableText,
  name: NullableText,
  description: NullableText,
  media: relation(MediaSchema),
  customFields: CustomFields,
  translated: translated({ name: NullableText, description: NullableText }),
});

export type Manufacturer = Static<typeof ManufacturerSchema>;
