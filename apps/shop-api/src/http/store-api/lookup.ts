import { endpoints } from "@hearth/contract";
import {
  countryList,
  countryStateList,
  currencyList,
  languageList,
  salutationList,
} from "../../modules/lookup/index.ts";
import { handle } from "../answer/endpoint.ts";

export const lookupHandlers = {
  readLanguages: handle(endpoints.readLanguages, ({ scope, criteria }) => languageList(scope, criteria)),

  /** Unlike the other lists this one is a plain array. */
  readCurrency: handle(
    endpoints.readCurrency,
    ({ scope, criteria }) => currencyList(scope, criteria).elements,
  ),

  readCountry: handle(endpoints.readCountry, ({ scope, criteria }) => countryList(scope, criteria)),

  readCountryState: handle(endpoints.readCountryState, ({ scope, params, criteria }) =>
    countryStateList(scope, params.countryId, criteria),
  ),

  readSalutation: handle(endpoints.readSalutation, ({ scope, criteria }) => salutationList(scope, criteria)),
} as const;
