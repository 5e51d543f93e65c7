import { idSchema, nullable } from "@hearth/contract";
import Type, { type Static } from "typebox";
import { fields } from "../fields.ts";
import { cents } from "./product.ts";

const closed = { additionalProperties: false } as const;
const names = Type.Array(
  Type.Object({ locale: fields.locale, name: Type.String() }, { title: "SettingName" }),
);
const position = Type.Integer({ minimum: 0, maximum: 1000, description: "among its like, from 0" });
const fromGrams = Type.Integer({ minimum: 0, maximum: 100_000_000 });
const zone = Type.String({ minLength: 1, maxLength: 64 });

/** What staff say about the prices in one zone; net follows from the standard tax. */
export const ShippingRateFields = Type.Object(
  {
    zone,
    freeFromGrossCents: nullable(cents),
    steps: Type.Array(Type.Object({ fromGrams, grossCents: cents }, closed), { minItems: 1, maxItems: 20 }),
  },
  { title: "ShippingRateFields", ...closed },
);

export const ShippingTariffSchema = Type.Object(
  {
    id: idSchema(),
    costType: Type.String(),
    names,
    methodIds: Type.Array(idSchema()),
    isFree: Type.Boolean(),
    /** A zone that is not named is not delivered to. */
    rates: Type.Array(
      Type.Object(
        {
          zone,
          freeFromGrossCents: nullable(cents),
          steps: Type.Array(Type.Object({ fromGrams, grossCents: cents, netCents: cents })),
        },
        { title: "AdminShippingRate" },
      ),
    ),
    version: fields.version,
  },
  { title: "AdminShippingTariff" },
);

export const ShippingZoneSchema = Type.Object(
  {
    key: zone,
    countryId: idSchema(),
    names,
    /** The ordinary zone of the shop's own country: every tariff has a price there. */
    isHome: Type.Boolean(),
  },
  { title: "AdminShippingZone" },
);

const texts = Type.Array(
  Type.Object(
    {
      locale: fields.locale,
      name: Type.String({ minLength: 1, maxLength: 255 }),
      description: Type.String({ maxLength: 2000 }),
    },
    { title: "MethodText", ...closed },
  ),
  { minItems: 1, maxItems: 10 },
);

/** What staff say about a way to send. */
export const shippingMethodFields = { isActive: Type.Boolean(), position, texts } as const;

export const ShippingMethodSchema = Type.Object(
  { id: idSchema(), technicalName: Type.String(), ...shippingMethodFields, version: fields.version },
  { title: "AdminShippingMethod" },
);

/** What staff say about a way to pay. */
export const paymentMethodFields = {
  ...shippingMethodFields,
  maxCents: nullable(Type.Integer({ minimum: 1, maximum: 999_999_999 })),
  countryIds: Type.Array(idSchema(), { maxItems: 300, uniqueItems: true, description: "empty: everywhere" }),
} as const;

export const PaymentMethodSchema = Type.Object(
  {
    id: idSchema(),
    technicalName: Type.String(),
    /** Without somebody who takes the money the shop does not offer it, active or not. */
    hasProvider: Type.Boolean(),
    ...paymentMethodFields,
    version: fields.version,
  },
  { title: "AdminPaymentMethod" },
);

/** What staff say about a country. */
export const countryFields = {
  isActive: Type.Boolean({ description: "can be chosen in addresses" }),
  isSentTo: Type.Boolean({ description: "goods are sent there" }),
} as const;

export const CountrySchema = Type.Object(
  {
    id: idSchema(),
    iso: Type.String(),
    names,
    isHome: Type.Boolean({ description: "the shop's own: always served" }),
    /** Without one nothing can be sent there. */
    hasZone: Type.Boolean(),
    ...countryFields,
    version: fields.version,
  },
  { title: "AdminCountry" },
);

export type AdminShippingTariff = Static<typeof ShippingTariffSchema>;
export type AdminShippingZone = Static<typeof ShippingZoneSchema>;
export type AdminShippingMethod = Static<typeof ShippingMethodSchema>;
export type AdminPaymentMethod = Static<typeof PaymentMethodSchema>;
export type AdminCountry = Static<typeof CountrySchema>;
export type ShippingRateForm = Static<typeof ShippingRateFields>;
