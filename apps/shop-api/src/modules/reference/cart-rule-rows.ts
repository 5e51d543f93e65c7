import type { Discount, PromotionConditions } from "@hearth/rules";
import type { Texts } from "./texts.ts";

// Rows of what carts are calculated by, as the database returns them (ids as hex).

export interface ShippingZoneRow {
  id: string;
  key: string;
  country_id: string;
  position: number;
  postcodes: { from: string; to: string }[];
  texts: Texts;
}
export interface ShippingTariffRow {
  id: string;
  cost_type: string;
  position: number;
  rank: number;
  parts: string[];
  is_free: boolean;
  method_ids: string[];
  rates: {
    zone: string;
    freeFrom: { grossCents: number; netCents: number } | null;
    steps: { fromGrams: number; grossCents: number; netCents: number }[];
  }[];
}
export interface PromotionRow {
  id: string;
  active: boolean;
  priority: number;
  valid_from: string | null;
  valid_until: string | null;
  code_type: "global" | "fixed" | "individual";
  code: string | null;
  max_redemptions: number | null;
  max_redemptions_per_customer: number | null;
  prevent_combination: boolean;
  exclusion_ids: string[];
  conditions: PromotionConditions;
  discounts: Discount[];
  texts: Texts;
}
