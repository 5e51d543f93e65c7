import { adminEndpoints, type DeadJob } from "@hearth/admin-contract";
import { failure } from "@hearth/contract";
import { giveUpDeadJob, listDeadJobs, retryDeadJob } from "../../modules/job/index.ts";
import { change, plain } from "./admin-handler.ts";

export const jobHandlers = {
  listDeadJobs: plain(adminEndpoints.listDeadJobs, ({ services, list }) => listDeadJobs(services.sql, list)),
  retryJob: change(adminEndpoints.retryJob, async ({ tx, params, note }) => {
    note({ object: params.id, before: found(await retryDeadJob(tx, params.id)) });
  }),
  giveUpJob: change(adminEndpoints.giveUpJob, async ({ tx, params, note }) => {
    note({ object: params.id, before: found(await giveUpDeadJob(tx, params.id)) });
  }),
} as const;

function found(job: DeadJob | undefined): DeadJob {
  if (!job) throw failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such dead job." });
  return job;
}
