import type { Crumb } from "../../ui/breadcrumb.tsx";
import type { EnergyLabelData } from "../energy-label/public.ts";
import type { PictureData } from "../media/public.ts";
import type { PriceData } from "../price/public.ts";

export type TierData = { quantity: number; isLast: boolean; cents: number };

export type ProductPageData = {
  crumbs: Crumb[];
  name: string;
  number: string;
  gtin: string | null;
  manufacturer: string | null;
  pictures: PictureData[];
  price: PriceData;
  energyLabels: EnergyLabelData[];
  tiers: TierData[];
  isShippingFree: boolean;
  isAvailable: boolean;
  deliveryTime: string | null;
  descriptionHtml: string | null;
  properties: { name: string; values: string[] }[];
};
