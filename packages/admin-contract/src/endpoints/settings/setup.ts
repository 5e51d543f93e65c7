import { confirmedSteps, setupSteps } from "@hearth/rules";
import Type, { type Static } from "typebox";
import { adminEndpoint } from "../../admin-endpoint.ts";
import { changesSetting, readsSettings } from "./setting-endpoint.ts";

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
  confirmSetup: adminEndpoint({
    ...changesSetting,
    operationId: "confirmSetup",
    path: "/setup/confirmed",
    summary: "Somebody has looked at a step and found it right as it is",
    input: Type.Object({ step: Type.Enum([...confirmedSteps]) }),
    required: ["step"],
    answers: { 200: SetupSchema },
    errors: [],
  }),
} as const;
