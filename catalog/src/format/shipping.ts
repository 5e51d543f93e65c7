import { Type } from "typebox";
import type { Words } from "./words.ts";
import { closed, count, key, money, weight } from "./words.ts";

const postcode = Type.String({ pattern: "^[A-Za-z0-9][A-Za-z0-9 -]*$" });
const postcodes = Type.Array(Type.Union([postcode, closed({ from: postcode, to: postcode })]), {
  minItems: 1,
});

/** Euro, gross; net is derived from the standard tax unless it is given. */
const amount = { gross: money, net: Type.Optional(money) };

const rate = closed({
  freeFrom: Type.Optional(Type.Union([money, closed(amount)])),
  /** By weight in kg. */
  steps: Type.Array(closed({ from: weight, ...amount }), { minItems: 1 }),
});

export const shippingSchema = ({ text }: Words) =>
  closed({
    zones: Type.Array(closed({ key, country: key, name: text, postcodes: Type.Optional(postcodes) })),
    tariffs: Type.Array(
      closed({
        type: key,
        rank: count,
        parts: Type.Optional(
          Type.Array(Type.Enum(["photovoltaic", "inverter", "storage"]), { minItems: 1, uniqueItems: true }),
        ),
        free: Type.Optional(Type.Boolean()),
        methods: Type.Array(key, { minItems: 1, uniqueItems: true }),
        rates: Type.Record(key, rate),
      }),
    ),
  });

export type Shipping = Type.Static<ReturnType<typeof shippingSchema>>;
export type Zone = Shipping["zones"][number];
export type Tariff = Shipping["tariffs"][number];
export type Rate = Type.Static<typeof rate>;
