import { DateTime } from "@hearth/contract";
import Type, { type Static } from "typebox";
import { adminEndpoint } from "../admin-endpoint.ts";

const sales = { orders: Type.Integer({ minimum: 0 }), cents: Type.Integer({ minimum: 0 }) };

const SalesFiguresSchema = Type.Object(
  {
    currency: Type.String(),
    at: DateTime,
    today: Type.Object(sales),
    weekBefore: Type.Object(sales, {
      description: "The same weekday a week ago, until the same time of day",
    }),
    days: Type.Array(Type.Object({ day: Type.String({ format: "date" }), ...sales }), {
      description: "The last 30 days of the shop's calendar, today as the last one; days without orders too",
    }),
  },
  { title: "SalesFigures" },
);

export type SalesFigures = Static<typeof SalesFiguresSchema>;

export const salesFiguresEndpoints = {
  readSalesFigures: adminEndpoint({
    operationId: "readSalesFigures",
    method: "GET",
    path: "/sales-figures",
    summary:
      "Orders and money of today, a week ago and 30 days; without those called off, in the shop's currency",
    resource: "order",
    action: "read",
    answers: { 200: SalesFiguresSchema },
  }),
} as const;
