import { adminEndpoints } from "@hearth/admin-contract";
import { failure } from "@hearth/contract";
import { listDeadJobs, retryDeadJob } from "../../modules/job/index.ts";
import { change, plain } from "./admin-handler.ts";

export const jobHandlers = {
  listDeadJobs: plain(adminEndpoints.listDeadJobs, ({ services, list }) => listDeadJobs(services.sql, list)),
  retryJob: change(adminEndpoints.retryJob, async ({ tx, params, note }) => {
    const job = await retryDeadJob(tx, params.id);
    if (!job) throw failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "There is no such dead job." });
    note({ object: params.id, before: job });
  }),
} as const;
