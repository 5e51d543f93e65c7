import Type, { type Static } from "typebox";
import { idSchema, type PaymentMethodId, type ShippingMethodId } from "../../schema/id.ts";
import { answerObject, nullable, NullableText } from "../../schema/schema-parts.ts";

const NullableDay = nullable(Type.String({ format: "date" }));

/** § 12(3) UStG: who buys photovoltaics as operator of the system pays no tax on it. */
export const taxDeclarations = ["none", "operator", "operator-small-storage"] as const;

const HearthDeliverySchema = answerObject("HearthCartDelivery", "hearth_cart_delivery", {
  zipcode: NullableText,
  zone: NullableText,
  isDeliverable: Type.Boolean(),
  costType: nullable(Type.String({ description: "the type that decides who carries it" })),
  weightGrams: Type.Integer({ description: "weight the costs were found by" }),
  freeFrom: nullable(Type.Number({ description: "value of goods from which sending is free" })),
  fullShippingCosts: Type.Number({ description: "before shipping discounts" }),
  earliest: NullableDay,
  latest: NullableDay,
  availableShippingMethodIds: Type.Array(idSchema<ShippingMethodId>()),
  availablePaymentMethodIds: Type.Array(idSchema<PaymentMethodId>()),
  needsFreight: Type.Boolean(),
});

const HearthTaxSchema = answerObject("HearthCartTax", "hearth_cart_tax", {
  declaration: Type.Enum(taxDeclarations),
  declarable: Type.Boolean({ description: "the cart holds goods a declaration would change" }),
  needsSmallStorage: Type.Boolean({ description: "and a storage below 5 kWh, which has to be declared too" }),
  zeroRatedLineIds: Type.Array(Type.String()),
});

const HearthCheckoutSchema = answerObject("HearthCheckout", "hearth_checkout", {
  hash: Type.String({ description: "of all that is shown before ordering; sent back with the order" }),
  idempotencyKey: Type.String({ description: "of ordering this cart as it is" }),
});

/** A real Shopware sends none of it. */
export const CartExtensionsSchema = Type.Unsafe<{
  hearthDelivery?: HearthDelivery;
  hearthTax?: HearthTax;
  hearthVersion?: number;
  hearthCheckout?: HearthCheckout;
}>({
  anyOf: [
    {
      type: "object",
      properties: {
        hearthDelivery: HearthDeliverySchema,
        hearthTax: HearthTaxSchema,
        hearthVersion: Type.Integer({ description: "grows with every change of the cart" }),
        hearthCheckout: HearthCheckoutSchema,
      },
    },
    { type: "array", maxItems: 0 },
  ],
});

export type TaxDeclaration = (typeof taxDeclarations)[number];
export type HearthDelivery = Static<typeof HearthDeliverySchema>;
export type HearthTax = Static<typeof HearthTaxSchema>;
export type HearthCheckout = Static<typeof HearthCheckoutSchema>;
