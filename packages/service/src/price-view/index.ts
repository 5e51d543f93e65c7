/** Whose prices a shared page shows, and how one server tells the next. No dependency but Node. */
export {
  type OpenedPriceView,
  openPriceView,
  PRICE_VIEW_HEADER,
  type PriceView,
  priceViewName,
  sealDay,
  sealPriceView,
  type ShownPrices,
} from "./price-view.ts";
