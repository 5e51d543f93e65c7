import { Type } from "typebox";
import type { Words } from "./words.ts";
import { closed, colour, count, date, file, gtin, key, line, money, positive, role } from "./words.ts";

export const documentKinds = ["data-sheet", "manual", "safety-data-sheet"] as const;
export type DocumentKind = (typeof documentKinds)[number];

const groupPriceFields = {
  gross: money,
  list: Type.Optional(money),
  tiers: Type.Optional(
    Type.Array(closed({ from: Type.Integer({ minimum: 2 }), gross: money }), { minItems: 1 }),
  ),
};
const groupPrice = closed(groupPriceFields);
export type GroupPrice = Type.Static<typeof groupPrice>;

// Besides the fields of the channel's own price, every key is a customer group with its price.
const price = Type.Union([
  money,
  Type.Unsafe<GroupPrice & Record<string, unknown>>(
    Type.Object(groupPriceFields, { additionalProperties: groupPrice }),
  ),
]);

const sharedFields = ({ text, html, path, oldPaths, meta, customFields, language }: Words) => ({
  ean: Type.Optional(gtin),
  manufacturerNumber: Type.Optional(line),
  keywords: Type.Optional(text),
  meta: Type.Optional(meta),
  path: Type.Optional(path),
  oldPaths: Type.Optional(oldPaths),
  priceHistory: Type.Optional(Type.Array(closed({ daysAgo: positive, gross: money }), { minItems: 1 })),
  discountNotice: Type.Optional(Type.Enum(["rrp", "shop_price", "unit_price", "no_indication"])),
  unitPrice: Type.Optional(
    closed({
      unit: key,
      purchase: Type.Number({ exclusiveMinimum: 0 }),
      reference: Type.Number({ exclusiveMinimum: 0 }),
    }),
  ),
  packUnit: Type.Optional(text),
  packUnitPlural: Type.Optional(text),
  shippingMethod: Type.Optional(key),
  shippingFree: Type.Optional(Type.Boolean()),
  weight: Type.Optional(Type.Number({ minimum: 0 })),
  stock: Type.Optional(count),
  quantity: Type.Optional(
    closed({ min: Type.Optional(positive), max: Type.Optional(positive), step: Type.Optional(positive) }),
  ),
  topseller: Type.Optional(Type.Boolean()),
  closeout: Type.Optional(Type.Boolean()),
  active: Type.Optional(Type.Boolean()),
  released: Type.Optional(date),
  sales: Type.Optional(count),
  restockDays: Type.Optional(count),
  digital: Type.Optional(Type.Boolean()),
  properties: Type.Optional(Type.Record(key, Type.Union([key, Type.Array(key, { minItems: 1 })]))),
  pictures: Type.Optional(Type.Array(file)),
  size: Type.Optional(
    Type.Union([
      closed({ width: positive, height: positive, depth: positive }),
      closed({ diameter: positive, height: positive }),
    ]),
  ),
  energyLabels: Type.Optional(
    Type.Array(
      closed({
        class: line,
        color: colour,
        from: line,
        to: line,
        name: Type.Optional(text),
        label: Type.Optional(file),
        icon: Type.Optional(file),
      }),
      { maxItems: 4 },
    ),
  ),
  documents: Type.Optional(Type.Array(Type.Enum([...documentKinds]), { uniqueItems: true })),
  downloads: Type.Optional(Type.Array(closed({ file }), { minItems: 1 })),
  crossSelling: Type.Optional(
    Type.Array(
      closed({
        name: text,
        products: Type.Optional(Type.Array(key, { minItems: 1 })),
        stream: Type.Optional(key),
      }),
    ),
  ),
  page: Type.Optional(key),
  customFields: Type.Optional(customFields),
  reviews: Type.Optional(
    Type.Array(
      closed({
        language,
        title: line,
        text: line,
        points: Type.Integer({ minimum: 1, maximum: 5 }),
        author: Type.Optional(line),
        date,
        approved: Type.Optional(Type.Boolean()),
      }),
    ),
  ),
  description: Type.Optional(html),
});

const inheritedFields = ({ text }: Words) => ({
  name: text,
  manufacturer: key,
  categories: Type.Array(key, { minItems: 1 }),
  tax: key,
  price,
  delivery: key,
  shippingCostType: key,
});

const variantSchema = (words: Words) =>
  closed({
    key,
    number: line,
    options: Type.Record(key, key),
    ...sharedFields(words),
    ...Type.Partial(closed(inheritedFields(words))).properties,
  });

export const productsSchema = (words: Words) =>
  Type.Array(
    closed({
      key,
      number: line,
      ...inheritedFields(words),
      ...sharedFields(words),
      variants: Type.Optional(Type.Array(variantSchema(words), { minItems: 1 })),
      variantGroups: Type.Optional(Type.Array(key, { minItems: 1, uniqueItems: true })),
      role: Type.Optional(role),
      margin: Type.Optional(Type.Enum(["high", "usual", "low"])),
      listingMode: Type.Optional(Type.Enum(["family", "each"])),
    }),
  );

export type Product = Type.Static<ReturnType<typeof productsSchema>>[number];
export type Variant = Type.Static<ReturnType<typeof variantSchema>>;
/** What a product and a variant both may say about themselves. */
export type Sellable = Omit<Variant, "options">;
