import { DateTime, nullable } from "@hearth/contract";
import Type, { type Static } from "typebox";
import { adminEndpoint, idParam } from "../admin-endpoint.ts";
import { listOf } from "../list.ts";
import { notFound } from "../shared-errors.ts";

const DeadJobSchema = Type.Object(
  {
    id: Type.String(),
    task: Type.String(),
    attempts: Type.Integer(),
    lastError: nullable(Type.String({ description: "Without addresses of people" })),
    createdAt: DateTime,
    failedAt: DateTime,
  },
  { title: "DeadJob" },
);

export type DeadJob = Static<typeof DeadJobSchema>;

const pathParams = { id: idParam("Number of the job", "^[1-9]\\d{0,17}$") } as const;

export const jobEndpoints = {
  listDeadJobs: adminEndpoint({
    operationId: "listDeadJobs",
    method: "GET",
    path: "/job/dead",
    summary: "Jobs that failed so often that nobody tries them any more",
    resource: "job",
    action: "read",
    list: {
      filters: Type.Object({ task: Type.String({ minLength: 1, maxLength: 64 }) }),
      sorts: ["-failedAt"],
      hasSearch: false,
    },
    answers: { 200: listOf("DeadJobList", DeadJobSchema) },
  }),
  retryJob: adminEndpoint({
    operationId: "retryJob",
    method: "POST",
    path: "/job/{id}/retry",
    summary: "Try a dead job once more, from the beginning",
    resource: "job",
    action: "change",
    pathParams,
    answers: { 204: null },
    errors: [notFound],
  }),
  giveUpJob: adminEndpoint({
    operationId: "giveUpJob",
    method: "DELETE",
    path: "/job/{id}",
    summary: "Forget a dead job: what it was for is not done",
    resource: "job",
    action: "remove",
    pathParams,
    answers: { 204: null },
    errors: [notFound],
  }),
} as const;
