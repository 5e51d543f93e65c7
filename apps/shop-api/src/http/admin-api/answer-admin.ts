import { type AdminEndpoint, adminFailure, parseAdminRequest } from "@hearth/admin-contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type AuditNote, writeAudit } from "../../modules/audit/index.ts";
import { authorOf, once, openVisit, type StaffVisit } from "../../modules/staff/index.ts";
import type { Tx } from "../../platform/transaction.ts";
import type { Services } from "../../services.ts";
import { header } from "../http-answer.ts";
import type { AdminCall, AdminHandler } from "./admin-handler.ts";
import { admitStaff } from "./admit-staff.ts";
import { requireOwnPage } from "./own-page.ts";
import { tokenIn, writeToken } from "./staff-cookie.ts";

/** The life of a request: own page → session → permission → schema → use case with its record → answer. */
export async function answerAdmin(
  services: Services,
  handler: AdminHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { endpoint } = handler;
  const { origin } = services.config.admin;
  requireOwnPage(request, origin);
  services.pulse.require();
  const token = tokenIn(request, origin);
  const visit = await openVisit(services.sql, token);
  admitStaff(endpoint, visit, Date.now());
  const asked = parseAdminRequest(endpoint, {
    params: request.params as Record<string, string>,
    query: request.query as Record<string, string | string[]>,
    body: request.body,
  });
  const call: AdminCall<AdminEndpoint> = {
    ...asked,
    services,
    caller: { address: request.visitor, agent: header(request, "user-agent"), token },
    visit: visit as StaffVisit,
    setToken: (next) => writeToken(reply, origin, next),
  };
  const answer =
    handler.kind === "plain"
      ? await handler.answer(call)
      : await services.transact((tx) => answerOnce(tx, handler, call, header(request, "idempotency-key")));
  const status = statusOf(endpoint);
  // It took too long, and that was answered.
  if (reply.sent) return reply;
  return status === 204 ? reply.code(204).send() : reply.code(status).send(answer);
}

type ChangeHandler = Extract<AdminHandler, { kind: "change" }>;

async function answerOnce(
  tx: Tx,
  handler: ChangeHandler,
  call: AdminCall<AdminEndpoint>,
  key: string | undefined,
): Promise<unknown> {
  const { endpoint } = handler;
  if (!endpoint.needsKey) return answerChange(tx, handler, call);
  if (!key || !/^[\w-]{8,64}$/.test(key))
    throw adminFailure(400, "ADMIN__KEY_MISSING", { detail: "The header idempotency-key is missing." });
  const { params, input, visit } = call;
  const request = { staffId: visit.person.id, key, operation: endpoint.operationId };
  const { answer } = await once(tx, { ...request, asked: { params, input } }, async () => ({
    status: statusOf(endpoint),
    answer: await answerChange(tx, handler, call),
  }));
  return answer;
}

/** The change and its record, all of it or nothing. */
async function answerChange(
  tx: Tx,
  { endpoint, answer }: ChangeHandler,
  call: AdminCall<AdminEndpoint>,
): Promise<unknown> {
  const notes: Omit<AuditNote, "action" | "resource">[] = [];
  const result = await answer({ ...call, tx, note: (note) => void notes.push(note) });
  const [note] = notes;
  if (!note) throw new Error(`${endpoint.operationId} says nothing about what it did`);
  const { operationId: action, resource } = endpoint;
  await writeAudit(tx, authorOf(call.visit.person, call.caller), {
    action,
    resource,
    ...note,
  });
  return result;
}

function statusOf(endpoint: AdminEndpoint): number {
  return Number(Object.keys(endpoint.answers)[0]);
}
