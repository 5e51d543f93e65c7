import { Type } from "typebox";
import type { Words } from "./words.ts";
import { closed, count, key, line, money, positive } from "./words.ts";

const host = Type.String({ pattern: "^([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,}(:\\d{1,5})?$" });
const rate = Type.Number({ minimum: 0, maximum: 100 });

/** The part of shop.yaml that must be known before any text can be checked. */
export const languagesSchema = Type.Object({
  languages: Type.Array(closed({ key, name: line, locale: line, fallback: Type.Optional(key) }), {
    minItems: 1,
  }),
  channel: Type.Object({ language: key }),
});

/** With `registration` a group can be asked for on a page of its own. */
const customerGroup = ({ text, path }: Pick<Words, "text" | "path">) =>
  closed({
    key,
    name: text,
    gross: Type.Boolean(),
    registration: Type.Optional(
      closed({
        title: text,
        introduction: Type.Optional(text),
        metaDescription: Type.Optional(text),
        path: Type.Optional(path),
        onlyCompanies: Type.Optional(Type.Boolean()),
      }),
    ),
  });

export const shopSchema = ({ text, path, language, byLanguage, customFields }: Words) =>
  closed({
    languages: languagesSchema.properties.languages,
    currencies: Type.Array(
      closed({
        key,
        iso: Type.String({ pattern: "^[A-Z]{3}$" }),
        symbol: line,
        name: text,
        factor: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
      }),
      { minItems: 1 },
    ),
    countries: Type.Array(
      closed({
        key,
        iso: Type.String({ pattern: "^[A-Z]{2}$" }),
        iso3: Type.String({ pattern: "^[A-Z]{3}$" }),
        name: text,
        eu: Type.Boolean(),
        postalCode: Type.Optional(line),
        vatId: Type.Optional(line),
        states: Type.Optional(Type.Array(closed({ key, code: line, name: text }))),
      }),
      { minItems: 1 },
    ),
    salutations: Type.Array(closed({ key, displayName: text, letterName: text })),
    taxes: Type.Array(closed({ key, name: line, rate, rates: Type.Optional(Type.Record(key, rate)) }), {
      minItems: 1,
    }),
    customerGroups: Type.Array(customerGroup({ text, path }), { minItems: 1 }),
    units: Type.Array(closed({ key, name: text, short: text })),
    deliveryTimes: Type.Array(
      closed({
        key,
        min: count,
        max: count,
        unit: Type.Enum(["hour", "day", "week", "month", "year"]),
        name: text,
      }),
    ),
    shippingCostTypes: Type.Array(closed({ key, name: text })),
    paymentMethods: Type.Array(
      closed({
        key,
        technicalName: line,
        name: text,
        description: text,
        afterOrder: Type.Boolean(),
        availability: Type.Optional(
          closed({
            max: Type.Optional(money),
            countries: Type.Optional(Type.Array(key, { minItems: 1, uniqueItems: true })),
            customerGroups: Type.Optional(Type.Array(key, { minItems: 1, uniqueItems: true })),
          }),
        ),
        customFields: Type.Optional(customFields),
      }),
      { minItems: 1 },
    ),
    shippingMethods: Type.Array(
      closed({
        key,
        technicalName: line,
        name: text,
        description: text,
        deliveryTime: key,
        prices: Type.Array(closed({ from: money, gross: money }), { minItems: 1 }),
        customFields: Type.Optional(customFields),
      }),
      { minItems: 1 },
    ),
    sortings: Type.Array(closed({ key, priority: Type.Integer(), label: text })),
    channel: closed({
      name: line,
      accessKey: Type.String({ pattern: "^[A-Z0-9]{26}$" }),
      language,
      currency: key,
      country: key,
      customerGroup: key,
      paymentMethod: key,
      shippingMethod: key,
      navigation: key,
      navigationDepth: positive,
      footer: Type.Optional(key),
      service: Type.Optional(key),
      listingLimit: Type.Integer({ minimum: 1, maximum: 100 }),
      domains: byLanguage,
      redirectHosts: Type.Optional(Type.Array(host, { uniqueItems: true })),
    }),
  });

export type Shop = Type.Static<ReturnType<typeof shopSchema>>;
