import { idSchema, nullable } from "@hearth/contract";
import Type, { type Static } from "typebox";
import { adminEndpoint, idParam } from "../../admin-endpoint.ts";
import { fields } from "../../fields.ts";
import { changesSetting, readsSettings } from "./setting-endpoint.ts";

const percent = Type.Number({ minimum: 0, maximum: 50 });
const Plans = Type.Array(
  Type.Object(
    {
      countryId: nullable(idSchema()),
      ratePercent: percent,
      validFrom: Type.String({
        pattern: "^\\d{4}-\\d{2}-\\d{2}$",
        description: "a day in the shop's calendar",
      }),
    },
    { title: "TaxPlan", additionalProperties: false },
  ),
  { maxItems: 60 },
);
const TaxSchema = Type.Object(
  {
    id: idSchema(),
    name: Type.String(),
    ratePercent: percent,
    rates: Type.Array(Type.Object({ countryId: idSchema(), ratePercent: percent }, { title: "TaxAbroad" })),
    plans: Plans,
    version: fields.version,
  },
  { title: "AdminTax" },
);

export type AdminTax = Static<typeof TaxSchema>;

export const taxEndpoints = {
  listTaxes: adminEndpoint({
    ...readsSettings,
    operationId: "listTaxes",
    path: "/tax",
    summary: "Tax classes with their own rate, rates in other countries and what is planned",
    answers: { 200: Type.Object({ taxes: Type.Array(TaxSchema) }, { title: "AdminTaxes" }) },
  }),
  planTax: adminEndpoint({
    ...changesSetting,
    operationId: "planTax",
    path: "/tax/{id}/plan",
    summary:
      "All rates that shall hold from a day on; today's hold at once, orders that are placed keep theirs",
    isSensitive: true,
    pathParams: { id: idParam("Id of the tax class") },
    input: Type.Object({ version: fields.version, plans: Plans }),
    required: ["version", "plans"],
    answers: { 200: TaxSchema },
  }),
} as const;
