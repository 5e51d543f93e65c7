import { endpoints } from "@hearth/contract";
import { countryStateList } from "../../modules/lookup/index.ts";
import { handle } from "../endpoint.ts";

export const readCountryState = handle(endpoints.readCountryState, ({ scope, params, criteria }) =>
  countryStateList(scope, params.countryId, criteria),
);
