import { parseRequest } from "@hearth/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { buildScope, openSession, type Scope } from "../modules/context/index.ts";
import { applyIncludes } from "../modules/criteria/index.ts";
import { fillSeoUrls } from "../modules/seo/index.ts";
import type { Services } from "../services.ts";
import { admit } from "./admit.ts";
import { FileAnswer, type Handler, NO_CONTENT } from "./endpoint.ts";
import { passGate } from "./gate.ts";
import { header, parseBody, sendAnswer, sendFile } from "./http-answer.ts";

/** Every kept answer depends on this: dropping it empties the cache. */
export const ALL = "all";

const EMPTY = Buffer.alloc(0);
const DEVICE_HEADER = "x-hearth-device";

/** The life of one Store API request: gate → session → scope → cache or use case → answer. */
export async function answerEndpoint(
  services: Services,
  handler: Handler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const channel = passGate(services, request, handler.endpoint.alwaysOpen);
  const now = Date.now();
  const session = await openSession(services.sql, {
    channelId: channel.id,
    token: header(request, "sw-context-token"),
    lifetimeSeconds: services.config.sessionLifetimeSeconds,
    now,
  });
  const languageId = header(request, "sw-language-id");
  const scope = buildScope({ references: services.references, channel, session, languageId, now });
  const setToken = (token: string) => void reply.header("sw-context-token", token);
  const setDevice = (token: string) => void reply.header(DEVICE_HEADER, token);
  const visit: Visit = { services, handler, request, scope, setToken, setDevice };
  setToken(session.token);
  if (languageId) reply.header("sw-language-id", languageId);
  admit(services, handler.endpoint, request, scope);

  if (handler.endpoint.cache !== "public") {
    const answer = await compute(visit, () => {});
    return answer instanceof FileAnswer ? sendFile(reply, answer) : sendBody(reply, answer);
  }
  const { body, hit } = await throughCache(visit);
  services.metrics.cacheLookup(handler.endpoint.operationId, hit);
  reply.header("x-cache", hit ? "hit" : "miss");
  return sendBody(reply, body);
}

function sendBody(reply: FastifyReply, body: Buffer): FastifyReply {
  return sendAnswer(reply, body.length === 0 ? null : body);
}

interface Visit {
  services: Services;
  handler: Handler;
  request: FastifyRequest;
  scope: Scope;
  setToken: (token: string) => void;
  setDevice: (token: string) => void;
}

async function throughCache(visit: Visit) {
  const { services, handler, request } = visit;
  const key = cacheKey(visit);
  const known = services.cache.peek(key);
  if (known) return { body: known.body, hit: true };
  const tags = [ALL, ...handler.tags(request.params as Record<string, string>)];
  const { answer, hit } = await services.cache.through(key, tags, async (dependsOn) => {
    const body = await compute(visit, dependsOn);
    if (body instanceof FileAnswer) throw new Error(`${handler.endpoint.operationId} may not keep a file`);
    return { body };
  });
  return { body: answer.body, hit };
}

/** All an answer may depend on, listed one by one: nothing else of the request, above all no token, may matter. */
function cacheKey({ handler, request, scope }: Visit): string {
  return [
    handler.endpoint.operationId,
    request.url,
    request.method,
    (request.body as string | undefined) ?? "",
    scope.channel.id,
    scope.languageId,
    scope.currencyId,
    scope.countryId,
    scope.customerGroupId,
    scope.taxState,
    wantsSeoUrls(request) ? "seo" : "",
  ].join("\n");
}

async function compute(visit: Visit, dependsOn: (tag: string) => void): Promise<Buffer | FileAnswer> {
  const { services, handler, request, scope, setToken, setDevice } = visit;
  const parsed = parseRequest(handler.endpoint, {
    method: request.method,
    params: request.params as Record<string, string>,
    query: request.query as Record<string, string | string[]>,
    body: parseBody(request.body as string | undefined),
  });
  const result = await handler.answer({
    ...parsed,
    scope,
    services,
    address: request.ip,
    device: header(request, DEVICE_HEADER),
    setDevice,
    setToken,
    dependsOn,
  });
  if (result === NO_CONTENT) return EMPTY;
  if (result instanceof FileAnswer) return result;
  const filled = wantsSeoUrls(request) ? await fillSeoUrls(services.sql, scope, result) : result;
  return Buffer.from(JSON.stringify(applyIncludes(filled, parsed.criteria.includes)));
}

/** Presence counts, the value does not. */
function wantsSeoUrls(request: FastifyRequest): boolean {
  return request.headers["sw-include-seo-urls"] !== undefined;
}
