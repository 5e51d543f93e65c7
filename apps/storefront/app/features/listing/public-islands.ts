// Parts of a listing for islands of other features.
export { FilterCount } from "./filter/filter-count.tsx";
export { FilterDrawer } from "./filter/filter-drawer.tsx";
export { PriceFields } from "./filter/range/price-fields.tsx";
