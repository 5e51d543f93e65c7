import { adminEndpoints, type AdminEndpoints, adminFailure } from "@hearth/admin-contract";
import { failure } from "@hearth/contract";
import { pageOf } from "../../modules/admin-list/index.ts";
import { decideGroupRequest, type GroupDecision, groupRequests } from "../../modules/customer-group/index.ts";
import {
  type AskedVat,
  askRegister,
  insertVatChecks,
  selectVatChecks,
} from "../../modules/vat-check/index.ts";
import type { Services } from "../../services.ts";
import { type AdminCall, type AdminChange, change, changeWith, plain } from "./admin-handler.ts";

async function waiting({ references, vatRegister }: Services, sql: Services["sql"]) {
  const requests = await groupRequests(sql, references.current());
  const checks = await selectVatChecks(
    sql,
    requests.map(({ id }) => id),
  );
  return requests.map((request) => ({
    id: request.id,
    customerNumber: request.customerNumber,
    email: request.email,
    firstName: request.firstName,
    lastName: request.lastName,
    company: request.company,
    vatIds: request.vatIds,
    address: request.address,
    vatChecks: checks.get(request.id) ?? [],
    isVatCheckable: vatRegister !== null && request.vatIds.length > 0,
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

type Checking = AdminEndpoints["checkGroupRequestVat"];

async function askNow({ services, params: { id } }: AdminCall<Checking>): Promise<AskedVat[]> {
  const { vatRegister, sql } = services;
  const request = (await waiting(services, sql)).find((each) => each.id === id);
  if (!request)
    throw failure(404, "FRAMEWORK__ENTITY_NOT_FOUND", { detail: "This customer asks for no group." });
  if (!vatRegister)
    throw adminFailure(409, "ADMIN__NO_VAT_REGISTER", {
      detail: "This shop asks no register of VAT numbers.",
    });
  return askRegister(vatRegister, request.vatIds);
}

async function keepAnswers({ tx, params: { id }, visit, note }: AdminChange<Checking>, asked: AskedVat[]) {
  await insertVatChecks(tx, { customerId: id, askedBy: visit.person.name, asked });
  // The numbers of people who trade under their own name are theirs: the record says what came of it.
  note({ object: id, after: { outcomes: asked.map(({ answer }) => answer.outcome) } });
  return { vatChecks: (await selectVatChecks(tx, [id])).get(id) ?? [] };
}

export const customerGroupRequestHandlers = {
  listGroupRequests: plain(adminEndpoints.listGroupRequests, async ({ services, list }) =>
    pageOf(await waiting(services, services.sql), list),
  ),
  checkGroupRequestVat: changeWith(adminEndpoints.checkGroupRequestVat, askNow, keepAnswers),
  acceptGroupRequest: change(adminEndpoints.acceptGroupRequest, (call) => decide(call, "accept")),
  declineGroupRequest: change(adminEndpoints.declineGroupRequest, (call) => decide(call, "decline")),
} as const;
