import { DateTime, nullable } from "@hearth/contract";
import Type, { type Static } from "typebox";
import { adminEndpoint } from "../admin-endpoint.ts";

const healthParts = ["database", "cache", "search", "worker", "outbox", "jobs", "dead-jobs"] as const;
const healthStates = ["good", "slow", "bad", "off"] as const;

const HealthReportSchema = Type.Object(
  {
    at: DateTime,
    parts: Type.Array(
      Type.Object({
        part: Type.Enum([...healthParts]),
        state: Type.Enum([...healthStates]),
        milliseconds: nullable(Type.Integer({ minimum: 0, description: "What an answer took" })),
        waiting: nullable(Type.Integer({ minimum: 0 })),
        since: nullable(
          Type.Unsafe<string>({
            ...DateTime,
            description: "Of the oldest that waits; of the worker, its last sign",
          }),
        ),
      }),
    ),
  },
  { title: "HealthReport" },
);

export type HealthReport = Static<typeof HealthReportSchema>;

export const healthEndpoints = {
  readHealth: adminEndpoint({
    operationId: "readHealth",
    method: "GET",
    path: "/health",
    summary: "What the shop stands on: whether it answers, and what waits",
    resource: "job",
    action: "read",
    answers: { 200: HealthReportSchema },
  }),
} as const;
