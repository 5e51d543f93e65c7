import Type, { type Static } from "typebox";
import { idSchema, type MediaId, type ProductId } from "../../schema/id.ts";
import { answerObject, CustomFields } from "../../schema/schema-parts.ts";
import { MediaSchema } from "../content/media.ts";

const fields = {
  id: idSchema(),
  productId: idSchema<ProductId>(),
  mediaId: idSchema<MediaId>(),
  position: Type.Integer(),
  media: MediaSchema,
  customFields: CustomFields,
};

export const ProductMediaSchema = answerObject("ProductMedia", "product_media", fields);

export const ProductDownloadSchema = answerObject("ProductDownload", "product_download", fields);

export type ProductMedia = Static<typeof ProductMediaSchema>;
export type ProductDownload = Static<typeof ProductDownloadSchema>;
