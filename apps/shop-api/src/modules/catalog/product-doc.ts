import type { MediaRow, Texts } from "../reference/index.ts";

/**
 * The projection of one product: everything a read needs that does not depend on the language, with inheritance resolved.
 * Texts and stock are joined when it is read.
 */
export interface ProductDoc {
  id: string;
  parentId: string | null;
  /** Number of variants; 0 for single products and variants. */
  childCount: number;
  number: string;
  ean: string | null;
  manufacturerNumber: string | null;
  manufacturerId: string | null;
  taxId: string;
  unitId: string | null;
  deliveryTimeId: string | null;
  shippingCostType: string | null;
  cmsPageId: string | null;
  closeout: boolean;
  shippingFree: boolean;
  topseller: boolean;
  minPurchase: number;
  maxPurchase: number | null;
  purchaseSteps: number;
  purchaseUnit: number | null;
  referenceUnit: number | null;
  weightKg: number | null;
  restockDays: number | null;
  releaseDate: string | null;
  createdAt: string;
  updatedAt: string | null;
  sales: number;
  download: boolean;
  categoryIds: string[];
  propertyIds: string[];
  optionIds: string[];
  streamIds: string[];
  customFields: Record<string, unknown>;
  rating: number | null;
  /** Approved reviews of the family. */
  reviews: number;
  /** What decides, most important first: property groups with the one value, both ends of a range, or a few words. */
  facts: KeyFactIds[];
  prices: PriceList[];
  cheapest: CheapestPrice[];
  media: { id: string; position: number; media: MediaRow }[];
  files: { id: string; kind: FileKind; position: number; media: MediaRow }[];
  labels: EnergyLabel[];
  /** Options the variants are chosen by, in display order (parents and variants of a family). */
  configurator: string[];
  mainVariantId: string | null;
}

export interface KeyFactIds {
  groupId: string;
  optionIds: string[];
}

export type FileKind = "download" | "data-sheet" | "manual" | "safety-data-sheet";

/** All tiers of a product for one customer group in one currency, by rising quantity. */
export interface PriceList {
  groupId: string;
  currencyId: string;
  tiers: Tier[];
  /** Lowest gross price of the 30 days before the running reduction; null when nothing is reduced. */
  lowestGrossCents: number | null;
}

export interface Tier {
  from: number;
  grossCents: number;
  netCents: number;
  listGrossCents: number | null;
  listNetCents: number | null;
}

/** The lowest price within a family, of the smallest quantity one can buy. */
export interface CheapestPrice {
  groupId: string;
  currencyId: string;
  variantId: string;
  /** The variants differ in price. */
  hasRange: boolean;
  tier: Tier;
  lowestGrossCents: PriceList["lowestGrossCents"];
  measure: Measure;
}

/** What the unit price of a product is made of. */
export type Measure = Pick<ProductDoc, "unitId" | "purchaseUnit" | "referenceUnit">;

export interface EnergyLabel {
  block: number;
  class: string;
  colorCode: string;
  from: string;
  to: string;
  /** What the label is about, for example heating at 35 °C. */
  texts: Texts;
  label: MediaRow | null;
  icon: MediaRow | null;
  dataSheet: MediaRow | null;
}
