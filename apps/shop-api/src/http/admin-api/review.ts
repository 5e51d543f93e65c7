import { adminEndpoints, type AdminEndpoints } from "@hearth/admin-contract";
import { type Decision, judgeSeenReview, listReviews } from "../../modules/review/index.ts";
import { type AdminChange, change, plain } from "./admin-handler.ts";

type Judging = AdminChange<AdminEndpoints["approveReview"] | AdminEndpoints["rejectReview"]>;

async function judge({ tx, params, input, note }: Judging, decision: Decision) {
  const { before, after } = await judgeSeenReview(tx, { id: params.id, version: input.version, decision });
  note({ object: params.id, before, after });
  return after;
}

export const reviewHandlers = {
  listReviews: plain(adminEndpoints.listReviews, ({ services, list }) => listReviews(services.sql, list)),
  approveReview: change(adminEndpoints.approveReview, (call) => judge(call, "approve")),
  rejectReview: change(adminEndpoints.rejectReview, (call) => judge(call, "reject")),
} as const;
