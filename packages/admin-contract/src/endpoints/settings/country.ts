import Type from "typebox";
import { adminEndpoint, idParam } from "../../admin-endpoint.ts";
import { countryFields, CountrySchema } from "../../entity/settings.ts";
import { fields } from "../../fields.ts";
import { changesSetting, readsSettings } from "./setting-endpoint.ts";

export const countryEndpoints = {
  listCountries: adminEndpoint({
    ...readsSettings,
    operationId: "listCountries",
    path: "/country",
    summary: "Countries of the shop, and whether they are served",
    answers: { 200: Type.Object({ countries: Type.Array(CountrySchema) }, { title: "AdminCountries" }) },
  }),
  changeCountry: adminEndpoint({
    ...changesSetting,
    operationId: "changeCountry",
    path: "/country/{id}",
    summary: "Whether people live there for the shop, and whether goods are sent there",
    pathParams: { id: idParam("Id of the country") },
    input: Type.Object({ version: fields.version, ...countryFields }),
    required: ["version", ...Object.keys(countryFields)],
    answers: { 200: CountrySchema },
  }),
} as const;
