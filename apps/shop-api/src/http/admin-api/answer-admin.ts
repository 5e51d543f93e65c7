import { type AdminEndpoint, adminFailure, parseAdminRequest } from "@hearth/admin-contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type AuditNote, writeAudit } from "../../modules/audit/index.ts";
import { authorOf, once, openVisit, type StaffVisit } from "../../modules/staff/index.ts";
import type { Tx } from "../../platform/database/transaction.ts";
import type { Services } from "../../services.ts";
import { header } from "../port/http-answer.ts";
import type { AdminCall, AdminChange, AdminHandler } from "./admin-handler.ts";
import { admitStaff } from "./admit-staff.ts";
import { requireOwnPage } from "./own-page.ts";
import { tokenIn, writeToken } from "./staff-cookie.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Of the back office: who asks. */
    staff: { token: string | undefined; visit: StaffVisit | null } | null;
  }
}

/** Own page → session → permission: nobody else's body is even read. */
export async function admitAdmin(
  { sql, config, pulse }: Services,
  endpoint: AdminEndpoint,
  request: FastifyRequest,
): Promise<void> {
  const { origin } = config.admin;
  requireOwnPage(request, origin, endpoint.fileTypes);
  pulse.require();
  const token = tokenIn(request, origin);
  const visit = await openVisit(sql, token);
  admitStaff(endpoint, visit, Date.now());
  request.staff = { token, visit };
}

/** The life of a request that was let in: schema → use case with its record → answer. */
export async function answerAdmin(
  services: Services,
  handler: AdminHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { endpoint } = handler;
  const { token, visit } = request.staff ?? { token: undefined, visit: null };
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
    file: (endpoint.fileTypes && fileIn(request)) as Buffer,
    setToken: (next) => writeToken(reply, services.config.admin.origin, next),
  };
  const answer =
    handler.kind === "plain"
      ? await handler.answer(call)
      : await makeChange(handler, call, header(request, "idempotency-key"));
  const status = statusOf(endpoint);
  // It took too long, and that was answered.
  if (reply.sent) return reply;
  return status === 204 ? reply.code(204).send() : reply.code(status).send(answer);
}

/** A request without a body sends a file without bytes. */
function fileIn({ body }: FastifyRequest): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}

type ChangeHandler = Extract<AdminHandler, { kind: "change" }>;

async function makeChange(
  handler: ChangeHandler,
  call: AdminCall<AdminEndpoint>,
  key: string | undefined,
): Promise<unknown> {
  const made = await handler.prepare(call);
  const answer = (tx: Tx) => answerChange(handler, { ...call, tx, key: key ?? "" }, made);
  return call.services.transact((tx) =>
    handler.endpoint.needsKey ? answerOnce(tx, call, { handler, key, answer }) : answer(tx),
  );
}

interface KeyedChange {
  handler: ChangeHandler;
  key: string | undefined;
  answer: (tx: Tx) => Promise<unknown>;
}

async function answerOnce(
  tx: Tx,
  call: AdminCall<AdminEndpoint>,
  { handler: { endpoint }, key, answer: make }: KeyedChange,
): Promise<unknown> {
  if (!key || !/^[\w-]{8,64}$/.test(key))
    throw adminFailure(400, "ADMIN__KEY_MISSING", { detail: "The header idempotency-key is missing." });
  const { params, input, visit } = call;
  const request = { staffId: visit.person.id, key, operation: endpoint.operationId };
  const { answer } = await once(tx, { ...request, asked: { params, input } }, async () => ({
    status: statusOf(endpoint),
    answer: await make(tx),
  }));
  return answer;
}

/** The change and its record, all of it or nothing. */
async function answerChange(
  { endpoint, answer }: ChangeHandler,
  call: AdminCall<AdminEndpoint> & Pick<AdminChange<AdminEndpoint>, "tx" | "key">,
  made: unknown,
): Promise<unknown> {
  const notes: Omit<AuditNote, "action" | "resource">[] = [];
  const result = await answer({ ...call, note: (note) => void notes.push(note) }, made);
  const [note] = notes;
  if (!note) throw new Error(`${endpoint.operationId} says nothing about what it did`);
  const { operationId: action, resource } = endpoint;
  await writeAudit(call.tx, authorOf(call.visit.person, call.caller), {
    action,
    resource,
    ...note,
  });
  return result;
}

function statusOf(endpoint: AdminEndpoint): number {
  return Number(Object.keys(endpoint.answers)[0]);
}
