import type { SubsidyLink } from "../../platform/shop/subsidy-link.ts";
import type { Crumb } from "../../ui/base/breadcrumb.tsx";
import type { QuantityRange } from "../../ui/form/quantity-range.ts";
import type { EnergyLabelData } from "../energy-label/public.ts";
import type { ProductCardData } from "../listing/public-data.ts";
import type { PictureData } from "../media/public.ts";
import type { PriceData } from "../price/public.ts";
import type { ReviewsData } from "../review/public.ts";
import type { VideoData } from "../video/public.ts";

export interface TierData {
  quantity: number;
  isLast: boolean;
  cents: number;
}

/** One picture in three sizes: in the strip, as thumbnail, and as large as the shop has it. */
export type GalleryPicture = PictureData & { thumb: PictureData; largeUrl: string };

export interface OptionData {
  id: string;
  name: string;
  color: string | null;
  isChosen: boolean;
  /** Where the option leads; null when no variant has it. */
  path: string | null;
  /** False when another option changes with it. */
  isExact: boolean;
  isAvailable: boolean;
}

export interface OptionGroup {
  id: string;
  name: string;
  options: OptionData[];
}

export type DocumentKind = "data-sheet" | "manual" | "safety-data-sheet";
export interface DocumentData {
  url: string;
  kind: DocumentKind | null;
  name: string;
  type: string;
  bytes: number;
}

export interface CertificateData {
  name: string;
  text: string;
  mediaUrl: string | null;
}

/** Who answers for the product (GPSR): name, postal and electronic address. */
export interface MakerData {
  name: string;
  link: string | null;
  /** Of its page in this shop. */
  path: string | null;
  logo: PictureData | null;
  address: { lines: string[]; country: string | null; email: string | null } | null;
}

export type ShippingWay = "parcel" | "bulky" | "freight";

/** What the law wants said beside the product. Texts come from the shop, in the visitor's language. */
export interface SafetyData {
  text: string | null;
  hazard: string | null;
  hasFGas: boolean;
  /** Which data a connected product makes (Data Act). */
  dataInfo: string | null;
  hasBattery: boolean;
  weee: string | null;
}

export interface ZeroVatData {
  cents: number;
  isSmallStorage: boolean;
}

export interface CrossSellingData {
  id: string;
  name: string;
  /** The shop says they belong to the product; other groups are like it, or sell well. */
  isAccessories: boolean;
  cards: ProductCardData[];
}

/** Content pages the product page points to. */
export interface ProductLinks {
  contact: string;
  delivery: string;
  disposal: string;
  privacy: string;
  zeroVat: string;
}

export interface ProductPageData {
  id: string;
  /** Where it belongs first. */
  categoryId: string | null;
  crumbs: Crumb[];
  name: string;
  /** What tells this variant from its sisters, unless its name says it. */
  variant: string | null;
  number: string;
  gtin: string | null;
  manufacturer: string | null;
  maker: MakerData | null;
  pictures: GalleryPicture[];
  price: PriceData;
  zeroVat: ZeroVatData | null;
  subsidy: SubsidyLink | null;
  energyLabels: EnergyLabelData[];
  eprel: string | null;
  tiers: TierData[];
  isShippingFree: boolean;
  /** What sending one costs in the shop's own country; null where it is not known. */
  shippingCents: number | null;
  /** What decides between products of this kind, with units. */
  keyFacts: readonly { name: string; value: string }[];
  isAvailable: boolean;
  /** Null: a choice among variants comes first. */
  quantity: QuantityRange | null;
  deliveryTime: string | null;
  shippingWay: ShippingWay | null;
  optionGroups: OptionGroup[];
  advantages: string[];
  descriptionHtml: string | null;
  scopeOfDelivery: string | null;
  guaranteeYears: number | null;
  properties: { name: string; values: string[] }[];
  documents: DocumentData[];
  videos: VideoData[];
  certificates: CertificateData[];
  safety: SafetyData;
  reviews: ReviewsData;
  crossSellings: CrossSellingData[];
  links: ProductLinks;
}
