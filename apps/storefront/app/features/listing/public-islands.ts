// Parts of a listing for islands of other features.
export { useTypedPrice } from "./filter/use-typed-price.ts";
