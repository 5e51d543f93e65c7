import Type, { type Static } from "typebox";
import { answerObject, Extensions, nullable, NullableText, relation } from "../../schema/schema-parts.ts";
import { CalculatedPriceSchema, TaxRuleSchema } from "./calculated-price.ts";
import { LineItemPayloadSchema } from "./line-item-payload.ts";
import { MediaSchema } from "../content/media.ts";

export const lineItemTypes = ["product", "promotion", "custom", "credit", "container", "discount"] as const;

const PriceDefinitionSchema = answerObject("CartPriceQuantity", "cart_price_quantity", {
  type: Type.Literal("quantity"),
  price: Type.Number(),
  quantity: Type.Integer(),
  isCalculated: Type.Boolean(),
  taxRules: Type.Array(TaxRuleSchema),
  listPrice: nullable(Type.Number()),
  referencePriceDefinition: nullable(
    answerObject("ReferencePriceDefinition", "cart_price_reference_definition", {
      purchaseUnit: Type.Number(),
      referenceUnit: Type.Number(),
      unitName: Type.String(),
    }),
  ),
});

const DeliveryInformationSchema = answerObject("CartDeliveryInformation", "cart_delivery_information", {
  stock: Type.Integer(),
  weight: nullable(Type.Number({ description: "kilograms" })),
  freeDelivery: Type.Boolean(),
  restockTime: nullable(Type.Integer()),
  deliveryTime: nullable(
    answerObject("CartDeliveryTime", "cart_delivery_time", {
      name: Type.String(),
      min: Type.Integer(),
      max: Type.Integer(),
      unit: Type.String(),
    }),
  ),
});

const QuantityInformationSchema = answerObject("CartQuantityInformation", "cart_quantity_information", {
  minPurchase: Type.Integer(),
  maxPurchase: nullable(Type.Integer({ description: "what can be had at most, stock included" })),
  purchaseSteps: nullable(Type.Integer()),
});

export const LineItemSchema = answerObject("LineItem", "cart_line_item", {
  id: Type.String({ description: "free text, usually the product's id" }),
  uniqueIdentifier: Type.Optional(Type.String()),
  type: Type.Enum(lineItemTypes),
  referencedId: nullable(Type.String({ description: "product id, or the code of a promotion" })),
  label: NullableText,
  description: Type.Optional(NullableText),
  quantity: Type.Integer(),
  good: Type.Boolean({ description: "counts as an article; promotions do not" }),
  removable: Type.Boolean(),
  stackable: Type.Boolean({ description: "its quantity may change" }),
  states: Type.Array(Type.Enum(["is-physical", "is-download"])),
  modified: Type.Optional(Type.Boolean()),
  cover: nullable(MediaSchema),
  payload: LineItemPayloadSchema,
  price: CalculatedPriceSchema,
  priceDefinition: relation(PriceDefinitionSchema),
  deliveryInformation: relation(DeliveryInformationSchema),
  quantityInformation: relation(QuantityInformationSchema),
  children: Type.Array(Type.Unknown(), { description: "empty: lines are not nested" }),
  extensions: Extensions,
});

export type LineItemType = (typeof lineItemTypes)[number];
export type LineItemPriceDefinition = Static<typeof PriceDefinitionSchema>;
export type LineItemDeliveryInformation = Static<typeof DeliveryInformationSchema>;
export type LineItemQuantityInformation = Static<typeof QuantityInformationSchema>;
export type LineItem = Static<typeof LineItemSchema>;
