import type { EnergyLabelData } from "../../energy-label/public.ts";
import type { PictureData } from "../../media/public.ts";
import type { PriceData } from "../../price/public.ts";
import type { QuantityRange } from "../../../ui/form/quantity-range.ts";
import type { CartMessage } from "./cart-message.ts";

/** A cart as it is shown: money in whole cents, nothing formatted. */
export interface CartData {
  /** Grows with every change; tells whether another tab shows an old cart. */
  version: number;
  /** Pieces of goods: what the badge in the header counts. */
  count: number;
  /** No goods in it. */
  isEmpty: boolean;
  /** Nothing has to be sent: downloads only. */
  isVirtual: boolean;
  groups: CartGroup[];
  /** Discounts, one entry per promotion. */
  promotions: CartPromotion[];
  totals: CartTotalsData;
  /** Null where nothing is sent. */
  delivery: CartDeliveryData | null;
  declaration: DeclarationData;
  /** What the shop has to say about this cart, new and lasting alike. */
  messages: CartMessage[];
}

/** Lines that came in together: from the shop, or as one configuration. */
export interface CartGroup {
  source: string;
  reference: string;
  lines: CartLineData[];
}

export interface CartLineData {
  id: string;
  /** Null for lines that are no product of the catalogue. */
  productId: string | null;
  name: string;
  path: string | null;
  number: string | null;
  options: { group: string; option: string }[];
  manufacturer: string | null;
  category: string | null;
  picture: PictureData | null;
  energyLabels: EnergyLabelData[];
  /** One piece. */
  price: PriceData;
  totalCents: number;
  taxRate: number | null;
  /** Only with the buyer's declaration. */
  isZeroRated: boolean;
  deliveryTime: string | null;
  /** Less in stock than wanted: pieces at hand, and working days more for the rest. */
  shortage: { stock: number; restockDays: number } | null;
  quantity: number;
  /** Null: the quantity is not the buyer's to change. */
  range: QuantityRange | null;
  isRemovable: boolean;
}

export interface CartPromotion {
  /** Any of its lines: removing one removes the promotion. */
  lineId: string;
  name: string;
  /** Null for automatic ones. */
  code: string | null;
  /** Zero or below; zero where it lowers the shipping costs. */
  cents: number;
  isOnShipping: boolean;
  isRemovable: boolean;
}

export interface CartTotalsData {
  taxState: "gross" | "net" | "tax-free";
  /** Goods before discounts. */
  subtotalCents: number;
  /** Goods after discounts; null without discounts. */
  afterDiscountCents: number | null;
  netCents: number;
  totalCents: number;
  /** Null where nothing is sent, or nobody brings it there. */
  shippingCents: number | null;
  /** Before discounts on shipping. */
  fullShippingCents: number | null;
  taxes: { rate: number; cents: number }[];
}

export interface CartDeliveryData {
  countryId: string | null;
  zipcode: string | null;
  isDeliverable: boolean;
  needsFreight: boolean;
  carrier: { id: string; name: string };
  availableMethodIds: string[];
  availablePaymentMethodIds: string[];
  /** First and last day, ISO; null: not said. */
  window: { earliest: string; latest: string } | null;
  /** Null: sending is free anyway, or never. */
  freeShipping: { fromCents: number; reachedCents: number; missingCents: number; why: LimitReason } | null;
}

/** What moved the limit; null: nothing, it is that of parcels. */
export type LimitReason = "bulky" | "freight" | null;

/** The buyer's word on § 12 (3) UStG. */
export interface DeclarationData {
  /** Something in the cart could carry 0 %. */
  isOffered: boolean;
  isOperator: boolean;
  isSmallStorage: boolean;
  needsSmallStorage: boolean;
}
