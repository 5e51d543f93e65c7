/** What sending costs, as the shop set it. Amounts in the tax state of the cart. */
export interface ShippingRules {
  zones: readonly ShippingZone[];
  /** By position. The first one counts for products that name no type, or one without a tariff. */
  tariffs: readonly ShippingTariff[];
  methods: readonly ShippingMethodChoice[];
  /** The session's choice. */
  methodId: string;
  defaultMethodId: string;
}

/** Part of a country. The one without postcodes is the ordinary one. */
export interface ShippingZone {
  key: string;
  countryIso: string;
  /** Compared as text of letters and digits, both ends included; `to` of equal length. */
  postcodes: readonly { from: string; to: string }[];
}

export interface ShippingTariff {
  costType: string;
  /** In a mixed cart the highest rank decides. */
  rank: number;
  /** Goods that share one pallet: photovoltaic, inverter, storage. */
  parts: readonly string[];
  isFree: boolean;
  /** Who may carry it. */
  methodIds: readonly string[];
  rates: readonly ShippingRate[];
}

export interface ShippingRate {
  zone: string;
  /** From this value of goods on sending is free. */
  freeFromCents: number | null;
  /** By rising weight of the charged goods. */
  steps: readonly { fromGrams: number; cents: number }[];
}

/** By position. */
export interface ShippingMethodChoice {
  id: string;
  deliveryDays: { min: number; max: number } | null;
}
