import { endpoints } from "@hearth/contract";
import { countryList } from "../../modules/lookup/index.ts";
import { handle } from "../endpoint.ts";

export const readCountry = handle(endpoints.readCountry, ({ scope, criteria }) =>
  countryList(scope, criteria),
);
