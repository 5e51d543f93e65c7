import Type from "typebox";
import { criteriaKeys } from "../criteria/criteria-key.ts";
import { idParam, readEndpoint } from "../endpoint.ts";
import { CountryStateSchema } from "../entity/sales-channel/country-state.ts";
import { CountrySchema } from "../entity/sales-channel/country.ts";
import { CurrencySchema } from "../entity/sales-channel/currency.ts";
import { LanguageSchema } from "../entity/sales-channel/language.ts";
import { SalutationSchema } from "../entity/customer/salutation.ts";
import { entitySearchResult } from "../envelope.ts";
import { badId, criteriaErrors } from "./shared-errors.ts";

export const lookupEndpoints = {
  readLanguages: readEndpoint({
    operationId: "readLanguages",
    path: "/language",
    summary: "Languages of the sales channel",
    criteria: criteriaKeys,
    answers: { 200: entitySearchResult(LanguageSchema, "LanguageResult") },
    errors: criteriaErrors,
  }),
  readCurrency: readEndpoint({
    operationId: "readCurrency",
    path: "/currency",
    summary: "Currencies of the sales channel, as a plain list",
    criteria: criteriaKeys,
    answers: { 200: Type.Array(CurrencySchema) },
    errors: criteriaErrors,
  }),
  readCountry: readEndpoint({
    operationId: "readCountry",
    path: "/country",
    summary: "Active countries of the sales channel",
    criteria: criteriaKeys,
    answers: { 200: entitySearchResult(CountrySchema, "CountryResult") },
    errors: criteriaErrors,
  }),
  readCountryState: readEndpoint({
    operationId: "readCountryState",
    path: "/country-state/{countryId}",
    summary: "States of a country",
    pathParams: { countryId: idParam("Id of the country") },
    criteria: criteriaKeys,
    answers: { 200: entitySearchResult(CountryStateSchema, "CountryStateResult") },
    errors: [badId, ...criteriaErrors],
  }),
  readSalutation: readEndpoint({
    operationId: "readSalutation",
    path: "/salutation",
    summary: "Salutations",
    criteria: criteriaKeys,
    answers: { 200: entitySearchResult(SalutationSchema, "SalutationResult") },
    errors: criteriaErrors,
  }),
} as const;
