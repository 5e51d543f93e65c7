import { DateTime, idSchema, nullable, NullableText } from "@hearth/contract";
import Type, { type Static } from "typebox";
import { fields } from "../fields.ts";

export const cents = Type.Integer({ minimum: 0, maximum: 999_999_999, description: "whole cents" });
const count = Type.Integer({ minimum: 0, maximum: 1_000_000 });
const positive = Type.Integer({ minimum: 1, maximum: 1_000_000 });
const amount = Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000 });
export const productNumber = Type.String({ minLength: 1, maxLength: 64, pattern: "^\\S(.*\\S)?$" });
const line = Type.String({ minLength: 1, maxLength: 255 });
const ids = (maxItems: number) => Type.Array(idSchema(), { maxItems, uniqueItems: true });
const freeFields = Type.Record(Type.String({ pattern: "^[A-Za-z][A-Za-z0-9_]{0,63}$" }), Type.Unknown());

/** What is the same in every language. Of a variant null says: as its family. */
export const productFields = {
  ean: nullable(Type.String({ pattern: "^\\d{13}$" })),
  manufacturerNumber: nullable(line),
  manufacturerId: nullable(idSchema()),
  taxId: nullable(idSchema()),
  unitId: nullable(idSchema()),
  purchaseUnit: nullable(amount),
  referenceUnit: nullable(amount),
  deliveryTimeId: nullable(idSchema()),
  shippingCostType: nullable(line),
  isCloseout: nullable(Type.Boolean()),
  isShippingFree: nullable(Type.Boolean()),
  isTopseller: nullable(Type.Boolean()),
  minPurchase: nullable(positive),
  maxPurchase: nullable(positive),
  purchaseSteps: nullable(positive),
  weightKg: nullable(Type.Number({ minimum: 0, maximum: 999_999 })),
  restockDays: nullable(Type.Integer({ minimum: 0, maximum: 365 })),
  categoryIds: nullable(ids(50)),
  propertyIds: nullable(ids(500)),
  customFields: freeFields,
} as const;

/** What is said in one language. */
export const textFields = {
  name: nullable(line),
  description: nullable(Type.String({ minLength: 1, maxLength: 50_000, description: "catalogue HTML" })),
  metaTitle: nullable(line),
  metaDescription: nullable(Type.String({ minLength: 1, maxLength: 500 })),
  keywords: nullable(Type.String({ minLength: 1, maxLength: 1000 })),
  packUnit: nullable(line),
  packUnitPlural: nullable(line),
  customFields: freeFields,
} as const;

const ProductText = Type.Object({ locale: fields.locale, ...textFields }, { title: "AdminProductText" });

const Tier = Type.Object(
  { from: positive, grossCents: cents, netCents: cents },
  { title: "AdminProductTier" },
);
const PriceList = Type.Object(
  {
    customerGroupId: idSchema(),
    currency: Type.String(),
    listGrossCents: nullable(cents),
    tiers: Type.Array(Tier),
    lowestCents: nullable(cents),
    history: Type.Array(Type.Object({ validFrom: DateTime, grossCents: nullable(cents) })),
  },
  { title: "AdminProductPrices", description: "`lowestCents`: of the 30 days before the running reduction" },
);

export const stockReasons = ["delivery", "return", "count", "damage", "own-use"] as const;
const Movement = Type.Object(
  {
    at: DateTime,
    pieces: Type.Integer(),
    stock: count,
    reason: Type.Enum([...stockReasons]),
    note: NullableText,
    staff: Type.String(),
  },
  { title: "AdminStockMovement" },
);
const Stock = Type.Object(
  { stock: count, reserved: count, available: Type.Integer(), movements: Type.Array(Movement) },
  { title: "AdminProductStock" },
);

const Picture = Type.Object(
  {
    mediaId: idSchema(),
    path: Type.String(),
    width: nullable(Type.Integer()),
    height: nullable(Type.Integer()),
    alt: Type.Array(Type.Object({ locale: fields.locale, text: Type.String() })),
  },
  { title: "AdminProductPicture" },
);
const File = Type.Object({ kind: Type.String(), path: Type.String() }, { title: "AdminProductFile" });
const Label = Type.Object(
  { class: Type.String(), from: Type.String(), to: Type.String() },
  { title: "AdminEnergyLabel" },
);
const Path = Type.Object({ locale: fields.locale, path: Type.String() }, { title: "AdminProductPath" });

/** A rule of the publish gate that is not kept, as codes: rule, place, and how. */
const GateReason = Type.Object(
  {
    rule: Type.String(),
    productId: nullable(idSchema()),
    field: Type.String(),
    kind: NullableText,
    languages: Type.Array(Type.String()),
  },
  { title: "GateReason" },
);

const Variant = Type.Object(
  {
    id: idSchema(),
    number: Type.String(),
    optionIds: Type.Array(idSchema()),
    isActive: nullable(Type.Boolean()),
    grossCents: nullable(cents),
    available: Type.Integer(),
    version: fields.version,
  },
  { title: "AdminVariant" },
);

export const ProductHeadSchema = Type.Object(
  {
    id: idSchema(),
    number: Type.String(),
    name: NullableText,
    isActive: Type.Boolean(),
    grossCents: nullable(cents),
    available: Type.Integer(),
    variants: count,
    createdAt: DateTime,
    version: fields.version,
  },
  { title: "ProductHead" },
);

export const ProductSheetSchema = Type.Object(
  {
    id: idSchema(),
    parentId: nullable(idSchema()),
    number: Type.String(),
    version: fields.version,
    createdAt: DateTime,
    ...productFields,
    optionIds: Type.Array(idSchema()),
    texts: Type.Array(ProductText),
    prices: Type.Array(PriceList),
    stock: Stock,
    pictures: Type.Array(Picture),
    files: Type.Array(File),
    energyLabels: Type.Array(Label),
    paths: Type.Array(Path),
    variants: Type.Array(Variant),
    isActive: nullable(Type.Boolean()),
    /** Never published and never ordered, its variants neither: it can be removed. */
    isDraft: Type.Boolean(),
    gate: Type.Array(GateReason),
  },
  { title: "ProductSheet" },
);

export type ProductHead = Static<typeof ProductHeadSchema>;
export type ProductSheet = Static<typeof ProductSheetSchema>;
export type GateReasonCode = Static<typeof GateReason>;
export type StockReason = (typeof stockReasons)[number];
