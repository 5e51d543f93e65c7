import type { Sql } from "../../platform/database/database.ts";
import { jobPriority } from "../../platform/jobs/job-priority.ts";
import { newId } from "../../platform/new-id.ts";

export const RECOVER_PASSWORD = "recover_password";

export interface RecoveryRequest {
  requestId: string;
  channelId: string;
  email: string;
  storefrontUrl: string;
}

/** The same one statement whether the address is known or not: nobody learns it from the time the answer takes. */
export async function queueRecovery(sql: Sql, request: Omit<RecoveryRequest, "requestId">): Promise<void> {
  const payload = JSON.stringify({ ...request, requestId: newId() });
  await sql`select graphile_worker.add_job(${RECOVER_PASSWORD}, ${payload}::text::json,
    priority => ${jobPriority.first})`;
}
