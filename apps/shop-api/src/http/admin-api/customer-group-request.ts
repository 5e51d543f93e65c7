import { adminEndpoints, type AdminEndpoints } from "@hearth/admin-contract";
import { pageOf } from "../../modules/admin-list/index.ts";
import { decideGroupRequest, type GroupDecision, groupRequests } from "../../modules/customer-group/index.ts";
import type { Services } from "../../services.ts";
import { type AdminChange, change, plain } from "./admin-handler.ts";

async function waiting({ references }: Services, sql: Services["sql"]) {
  return (await groupRequests(sql, references.current())).map((request) => ({
    id: request.id,
    customerNumber: request.customerNumber,
    email: request.email,
    firstName: request.firstName,
    lastName: request.lastName,
    company: request.company,
    vatIds: request.vatIds,
    groupName: request.groupName,
    createdAt: request.createdAt,
  }));
}

type Deciding = AdminChange<AdminEndpoints["acceptGroupRequest"] | AdminEndpoints["declineGroupRequest"]>;

async function decide({ services, tx, params: { id }, note }: Deciding, decision: GroupDecision) {
  const before = (await waiting(services, tx)).find((request) => request.id === id);
  await decideGroupRequest(
    { transact: (work) => work(tx), reference: services.references.current() },
    id,
    decision,
  );
  // The record is never erased, so it names nobody.
  const asked = before && { customerNumber: before.customerNumber, groupName: before.groupName };
  note({ object: id, before: asked, after: { decision } });
}

export const customerGroupRequestHandlers = {
  listGroupRequests: plain(adminEndpoints.listGroupRequests, async ({ services, list }) =>
    pageOf(await waiting(services, services.sql), list),
  ),
  acceptGroupRequest: change(adminEndpoints.acceptGroupRequest, (call) => decide(call, "accept")),
  declineGroupRequest: change(adminEndpoints.declineGroupRequest, (call) => decide(call, "decline")),
} as const;
