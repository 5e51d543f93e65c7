import { DateTime, idSchema, nullable, NullableText } from "@hearth/contract";
import Type, { type Static } from "typebox";
import { fields } from "../fields.ts";
import { cents } from "./product.ts";

const positive = Type.Integer({ minimum: 1, maximum: 1_000_000 });
const ids = Type.Array(idSchema(), { maxItems: 1000, uniqueItems: true });
const closed = { additionalProperties: false } as const;

/** As packages/rules knows them. */
const Conditions = Type.Object(
  {
    minimumCents: nullable(cents),
    customerGroupIds: ids,
    countryIds: ids,
    firstOrderOnly: Type.Boolean(),
    productIds: ids,
    categoryIds: ids,
    minimumQuantity: nullable(positive),
  },
  { title: "PromotionConditions", ...closed },
);

const discount = {
  scope: Type.Enum(["cart", "delivery", "set"]),
  type: Type.Enum(["percentage", "absolute", "fixed", "fixed_unit"]),
  value: Type.Integer({ minimum: 0, maximum: 999_999_999, description: "hundredths of a percent, or cents" }),
  maxCents: nullable(cents),
  productIds: ids,
  categoryIds: ids,
  set: nullable(Type.Object({ size: positive, count: positive }, closed)),
};

const PromotionName = Type.Object(
  { locale: fields.locale, name: Type.String({ minLength: 1, maxLength: 255 }) },
  closed,
);

/** What staff say about a promotion. */
export const promotionFields = {
  names: Type.Array(PromotionName, { minItems: 1, maxItems: 10 }),
  isActive: Type.Boolean(),
  priority: Type.Integer({ minimum: -1000, maximum: 1000 }),
  validFrom: nullable(DateTime),
  validUntil: nullable(DateTime),
  codeType: Type.Enum(["global", "fixed", "individual"]),
  code: nullable(Type.String({ pattern: "^[A-Za-z0-9-]{4,40}$" })),
  maxRedemptions: nullable(positive),
  maxRedemptionsPerCustomer: nullable(positive),
  preventCombination: Type.Boolean(),
  exclusionIds: ids,
  conditions: Conditions,
} as const;

export const DiscountFields = Type.Object(discount, { title: "DiscountFields", ...closed });

export const PromotionSchema = Type.Object(
  {
    id: idSchema(),
    ...promotionFields,
    discounts: Type.Array(Type.Object({ id: idSchema(), ...discount }, { title: "AdminDiscount" })),
    redemptions: Type.Integer({ minimum: 0 }),
    version: fields.version,
  },
  { title: "AdminPromotion" },
);

const reasons = Type.Array(Type.String());

/** What a cart would pay, and why codes and automatic promotions give nothing. */
export const PromotionTrialSchema = Type.Object(
  {
    taxState: Type.String(),
    lines: Type.Array(
      Type.Object({
        number: Type.String(),
        quantity: Type.Integer(),
        unitCents: Type.Integer(),
        totalCents: Type.Integer(),
      }),
    ),
    unknownNumbers: Type.Array(Type.String()),
    promotions: Type.Array(
      Type.Object({
        promotionId: nullable(idSchema()),
        name: NullableText,
        code: NullableText,
        isApplied: Type.Boolean(),
        offCents: Type.Integer(),
        reasons,
      }),
    ),
    fullShippingCents: Type.Integer(),
    shippingCents: Type.Integer(),
    totalCents: Type.Integer(),
    notices: Type.Array(Type.String()),
  },
  { title: "PromotionTrial" },
);

export const PromotionCodeSchema = Type.Object(
  { code: Type.String(), redeemedAt: nullable(DateTime) },
  { title: "PromotionCode" },
);

export type AdminPromotion = Static<typeof PromotionSchema>;
export type PromotionTrial = Static<typeof PromotionTrialSchema>;
export type PromotionCode = Static<typeof PromotionCodeSchema>;
