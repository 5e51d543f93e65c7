import { endpoints } from "@hearth/contract";
import { currencyList } from "../../modules/lookup/index.ts";
import { handle } from "../endpoint.ts";

/** Unlike the other lists this one is a plain array. */
export const readCurrency = handle(
  endpoints.readCurrency,
  ({ scope, criteria }) => currencyList(scope, criteria).elements,
);
