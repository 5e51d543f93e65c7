import { goingThings, stayingThings } from "@hearth/rules";
import Type, { type Static } from "typebox";
import { adminEndpoint } from "../../admin-endpoint.ts";
import { fields } from "../../fields.ts";
import { changedMeanwhileError } from "../../shared-errors.ts";
import { readsSettings } from "./setting-endpoint.ts";

const DemoSchema = Type.Object(
  {
    state: Type.Enum(["none", "demo", "asked", "emptied"], {
      description: "none: this is no demo, and nothing here can empty it",
    }),
    shopName: Type.String(),
    goes: Type.Array(
      Type.Object(
        { thing: Type.Enum([...goingThings]), count: Type.Integer({ minimum: 0 }) },
        { title: "DemoPart" },
      ),
    ),
    stays: Type.Array(Type.Enum([...stayingThings])),
    waiting: Type.Integer({ minimum: 0, description: "changes that pages and search have not followed yet" }),
    version: fields.version,
  },
  { title: "DemoShop" },
);

export type DemoShop = Static<typeof DemoSchema>;

export const demoEndpoints = {
  readDemo: adminEndpoint({
    ...readsSettings,
    operationId: "readDemo",
    path: "/demo",
    summary: "Whether the shop is a demo, what would go and what would stay, and how far it is",
    answers: { 200: DemoSchema },
  }),
  emptyDemo: adminEndpoint({
    operationId: "emptyDemo",
    method: "POST",
    path: "/demo/empty",
    summary:
      "The demo's goods, people and orders go; a shop that is no demo is never emptied, and only an owner asks",
    resource: "settings",
    action: "remove",
    isSensitive: true,
    input: Type.Object({ version: fields.version, shopName: Type.String({ maxLength: 60 }) }),
    required: ["version", "shopName"],
    answers: { 200: DemoSchema },
    errors: [
      changedMeanwhileError,
      { status: 400, code: "FRAMEWORK__INVALID_REQUEST_PARAMETER" },
      { status: 403, code: "ADMIN__NOT_ALLOWED" },
      { status: 409, code: "ADMIN__NO_DEMO" },
    ],
  }),
} as const;
