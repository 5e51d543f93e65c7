import { setupSteps } from "@hearth/rules";
import Type, { type Static } from "typebox";
import { adminEndpoint } from "../../admin-endpoint.ts";
import { readsSettings } from "./setting-endpoint.ts";

const SetupSchema = Type.Object(
  {
    steps: Type.Array(Type.Object({ step: Type.Enum([...setupSteps]), isDone: Type.Boolean() })),
  },
  { title: "ShopSetup" },
);

export type ShopSetup = Static<typeof SetupSchema>;

export const setupEndpoints = {
  readSetup: adminEndpoint({
    ...readsSettings,
    operationId: "readSetup",
    path: "/setup",
    summary: "What a new shop still needs before it sells, seen from what is there",
    answers: { 200: SetupSchema },
  }),
} as const;
