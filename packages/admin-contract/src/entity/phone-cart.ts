import { idSchema, nullable, NullableText } from "@hearth/contract";
import Type, { type Static } from "typebox";

const cents = Type.Integer({ description: "whole cents" });
const named = (title: string) => Type.Object({ id: idSchema(), name: Type.String() }, { title });

/** Somebody with an account, as whoever is on the telephone is recognised. */
export const PhoneCustomerSchema = Type.Object(
  {
    id: idSchema(),
    number: Type.String(),
    name: Type.String(),
    company: NullableText,
    email: Type.String(),
    zipcode: NullableText,
    city: NullableText,
    isBlocked: Type.Boolean(),
  },
  { title: "PhoneCustomer" },
);

/** What can be put into a cart: a product without variants, or a variant. */
export const PhoneArticleSchema = Type.Object(
  {
    id: idSchema(),
    number: Type.String(),
    name: NullableText,
    options: Type.Array(Type.String(), { description: "of a variant" }),
    available: Type.Integer(),
  },
  { title: "PhoneArticle" },
);

const declarations = ["none", "operator", "operator-small-storage"] as const;

/** What was said on the telephone so far. Prices are the shop's to say. */
export const draftFields = {
  customerId: idSchema(),
  lines: Type.Array(
    Type.Object(
      { productId: idSchema(), quantity: Type.Integer({ minimum: 1, maximum: 1_000_000 }) },
      { additionalProperties: false },
    ),
    { maxItems: 100 },
  ),
  codes: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 10 })),
  billingAddressId: Type.Optional(idSchema()),
  shippingAddressId: Type.Optional(idSchema()),
  shippingMethodId: Type.Optional(idSchema()),
  paymentMethodId: Type.Optional(idSchema()),
  taxDeclaration: Type.Optional(
    Type.Enum([...declarations], { description: "what the buyer declares about the zero rate" }),
  ),
} as const;

const Line = Type.Object(
  {
    productId: idSchema(),
    number: Type.String(),
    label: Type.String(),
    quantity: Type.Integer(),
    unitCents: cents,
    totalCents: cents,
    taxRate: Type.Number(),
  },
  { title: "PhoneCartLine" },
);
const Address = Type.Object(
  { id: idSchema(), text: Type.String({ description: "on one line" }) },
  { title: "PhoneCartAddress" },
);
const Notice = Type.Object(
  {
    code: Type.String({ description: "as carts name it" }),
    name: NullableText,
    quantity: nullable(Type.Integer({ description: "what would be possible" })),
    isBlocking: Type.Boolean({ description: "the order is refused while it holds" }),
  },
  { title: "PhoneCartNotice" },
);

export const PhoneCartSchema = Type.Object(
  {
    customer: PhoneCustomerSchema,
    group: Type.String({ description: "whose prices these are" }),
    addresses: Type.Array(Address),
    billingAddressId: nullable(idSchema()),
    shippingAddressId: nullable(idSchema()),
    taxState: Type.Enum(["gross", "net", "tax-free"]),
    lines: Type.Array(Line),
    discounts: Type.Array(
      Type.Object({ label: Type.String(), totalCents: cents }, { title: "PhoneCartDiscount" }),
    ),
    shippingMethods: Type.Array(named("PhoneShippingMethod")),
    shippingMethodId: nullable(idSchema()),
    shippingCents: cents,
    paymentMethods: Type.Array(named("PhonePaymentMethod"), {
      description: "those that need nobody at a browser",
    }),
    paymentMethodId: nullable(idSchema()),
    taxes: Type.Array(Type.Object({ rate: Type.Number(), taxCents: cents }, { title: "PhoneCartTax" })),
    totalCents: cents,
    currency: Type.String(),
    isDeclarable: Type.Boolean({ description: "a declaration about the zero rate would change prices" }),
    notices: Type.Array(Notice),
    hash: Type.Union([Type.String(), Type.Null()], {
      description: "of all that is agreed; null: something is missing or refused",
    }),
  },
  { title: "PhoneCart" },
);

const Draft = Type.Object(draftFields);
export type PhoneDraft = Static<typeof Draft>;
export type PhoneCustomer = Static<typeof PhoneCustomerSchema>;
export type PhoneArticle = Static<typeof PhoneArticleSchema>;
export type PhoneCart = Static<typeof PhoneCartSchema>;
