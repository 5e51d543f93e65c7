import type { Locale } from "@hearth/i18n";
import type { Seller } from "../../../platform/config/seller-config.ts";

/** A sheet about goods without prices: what goes with a parcel, or what somebody has to fetch from the shelves. */
export interface GoodsSheet {
  kind: "deliveryNote" | "pickList";
  locale: Locale;
  seller: Seller;
  orderNumber: string;
  /** Days, as in the shop's calendar. */
  orderedOn: string;
  issuedOn: string;
  /** As on an envelope. */
  address: readonly string[];
  carrier: string | null;
  trackingCode: string | null;
  /** What the buyer wanted to be known. */
  comment: string | null;
  lines: readonly GoodsLine[];
}

export interface GoodsLine {
  productNumber: string | null;
  label: string;
  /** Chosen options: "Farbe: Weiß". */
  details: readonly string[];
  quantity: number;
}
