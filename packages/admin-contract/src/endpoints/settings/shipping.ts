import Type from "typebox";
import { adminEndpoint, idParam } from "../../admin-endpoint.ts";
import {
  shippingMethodFields,
  ShippingMethodSchema,
  ShippingRateFields,
  ShippingTariffSchema,
  ShippingZoneSchema,
} from "../../entity/settings.ts";
import { fields } from "../../fields.ts";
import { changesSetting, readsSettings } from "./setting-endpoint.ts";

export const shippingEndpoints = {
  listShippingTariffs: adminEndpoint({
    ...readsSettings,
    operationId: "listShippingTariffs",
    path: "/shipping-tariff",
    summary: "What sending costs, by kind of goods, zone and weight",
    answers: {
      200: Type.Object(
        { tariffs: Type.Array(ShippingTariffSchema), zones: Type.Array(ShippingZoneSchema) },
        { title: "ShippingTariffs" },
      ),
    },
  }),
  changeShippingTariff: adminEndpoint({
    ...changesSetting,
    operationId: "changeShippingTariff",
    path: "/shipping-tariff/{id}",
    summary: "Other prices, from the next cart on; orders keep theirs",
    pathParams: { id: idParam("Id of the tariff") },
    input: Type.Object({
      version: fields.version,
      rates: Type.Array(ShippingRateFields, { minItems: 1, maxItems: 100 }),
    }),
    required: ["version", "rates"],
    answers: { 200: ShippingTariffSchema },
  }),
  listShippingMethods: adminEndpoint({
    ...readsSettings,
    operationId: "listShippingMethods",
    path: "/shipping-method",
    summary: "Ways to send, in the order of the shop",
    answers: {
      200: Type.Object({ methods: Type.Array(ShippingMethodSchema) }, { title: "ShippingMethods" }),
    },
  }),
  changeShippingMethod: adminEndpoint({
    ...changesSetting,
    operationId: "changeShippingMethod",
    path: "/shipping-method/{id}",
    summary: "What a way to send is called, its place, and whether it is offered",
    pathParams: { id: idParam("Id of the method") },
    input: Type.Object({ version: fields.version, ...shippingMethodFields }),
    required: ["version", ...Object.keys(shippingMethodFields)],
    answers: { 200: ShippingMethodSchema },
  }),
} as const;
