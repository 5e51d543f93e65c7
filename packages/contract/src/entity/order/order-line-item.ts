import Type, { type Static } from "typebox";
import {
  idSchema,
  type OrderDownloadId,
  type OrderId,
  type OrderLineId,
  type ProductId,
} from "../../schema/id.ts";
import { answerObject, nullable, NullableText, relation } from "../../schema/schema-parts.ts";
import { CalculatedPriceSchema } from "../cart/calculated-price.ts";
import { LineItemPayloadSchema } from "../cart/line-item-payload.ts";
import { lineItemTypes } from "../cart/line-item.ts";
import { MediaSchema } from "../content/media.ts";

export const OrderDownloadSchema = answerObject("OrderLineItemDownload", "order_line_item_download", {
  id: idSchema<OrderDownloadId>(),
  orderLineItemId: idSchema<OrderLineId>(),
  position: Type.Integer(),
  accessGranted: Type.Boolean({ description: "paid, and the right to withdraw was given up or is over" }),
  media: Type.Object({ fileName: Type.String(), fileExtension: Type.String(), mimeType: Type.String() }),
});

export const OrderLineItemSchema = answerObject("OrderLineItem", "order_line_item", {
  id: idSchema<OrderLineId>(),
  orderId: idSchema<OrderId>(),
  identifier: Type.String({ description: "the line's id in the cart" }),
  referencedId: NullableText,
  productId: nullable(idSchema<ProductId>()),
  promotionId: nullable(idSchema()),
  parentId: Type.Null(),
  type: Type.Enum(lineItemTypes),
  label: Type.String(),
  description: NullableText,
  quantity: Type.Integer(),
  position: Type.Integer(),
  good: Type.Boolean(),
  states: Type.Array(Type.Enum(["is-physical", "is-download"])),
  unitPrice: Type.Number(),
  totalPrice: Type.Number(),
  price: CalculatedPriceSchema,
  payload: LineItemPayloadSchema,
  cover: relation(MediaSchema),
  downloads: relation(Type.Array(OrderDownloadSchema)),
});

export type OrderDownload = Static<typeof OrderDownloadSchema>;
export type OrderLineItem = Static<typeof OrderLineItemSchema>;
