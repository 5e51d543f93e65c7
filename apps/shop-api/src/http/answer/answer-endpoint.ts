import { type Endpoint, parseRequest, type ParsedRequest } from "@hearth/contract";
import { openPriceView, PRICE_VIEW_HEADER, type PriceView } from "@hearth/service/price-view";
import type { FastifyReply, FastifyRequest } from "fastify";
import { buildScope, openSession, type Scope } from "../../modules/context/index.ts";
import { applyIncludes } from "../../modules/criteria/index.ts";
import { fillSeoUrls } from "../../modules/seo/index.ts";
import type { Services } from "../../services.ts";
import { admit } from "./admit.ts";
import { answerKey } from "./answer-key.ts";
import { FileAnswer, type Handler, NO_CONTENT } from "./endpoint.ts";
import { passGate } from "./gate.ts";
import { header, parseBody, sendAnswer, sendFile } from "../port/http-answer.ts";

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
  const sentToken = header(request, "sw-context-token");
  // What is kept needs no database; what is somebody's own does.
  if (sentToken !== undefined || handler.endpoint.cache !== "public") services.pulse.require();
  const session = await openSession(services.sql, {
    channelId: channel.id,
    token: sentToken,
    lifetimeSeconds: services.config.sessionLifetimeSeconds,
    now,
  });
  const languageId = header(request, "sw-language-id");
  const view = handler.endpoint.cache === "public" ? viewOf(services, request) : null;
  const scope = buildScope({ references: services.references, channel, session, languageId, view, now });
  const setToken = (token: string) => void reply.header("sw-context-token", token);
  const setDevice = (token: string) => void reply.header(DEVICE_HEADER, token);
  const visit: Visit = { services, handler, request, scope, setToken, setDevice };
  setToken(session.token);
  if (languageId) reply.header("sw-language-id", languageId);
  admit(services, handler.endpoint, request, scope);

  if (handler.endpoint.cache !== "public") {
    const answer = await compute(visit, ask(visit), () => {});
    return answer instanceof FileAnswer ? sendFile(reply, answer) : sendBody(reply, answer);
  }
  const { body, hit } = await throughCache(visit);
  services.metrics.cacheLookup(handler.endpoint.operationId, hit);
  reply.header("x-cache", hit ? "hit" : "miss");
  return sendBody(reply, body);
}

/** Only the storefront may say whose prices it shows: those of a group are not for everybody. */
function viewOf({ config }: Services, request: FastifyRequest): PriceView | null {
  const seal = header(request, PRICE_VIEW_HEADER);
  return seal === undefined ? null : openPriceView(config.serviceKey, seal);
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
  const asked = ask(visit);
  const hasSeoUrls = wantsSeoUrls(request);
  const key = answerKey({ endpoint: handler.endpoint, asked, scope: visit.scope, hasSeoUrls });
  const known = services.cache.peek(key);
  if (known) return { body: known.body, hit: true };
  const tags = [ALL, ...handler.tags(request.params as Record<string, string>)];
  const { answer, hit } = await services.cache.through(key, tags, async (dependsOn) => {
    const body = await compute(visit, asked, dependsOn);
    if (body instanceof FileAnswer) throw new Error(`${handler.endpoint.operationId} may not keep a file`);
    return { body };
  });
  return { body: answer.body, hit };
}

function ask({ handler, request }: Visit): ParsedRequest<Endpoint> {
  return parseRequest(handler.endpoint, {
    method: request.method,
    params: request.params as Record<string, string>,
    query: request.query as Record<string, string | string[]>,
    body: parseBody(request.body as string | undefined),
  });
}

async function compute(
  visit: Visit,
  asked: ParsedRequest<Endpoint>,
  dependsOn: (tag: string) => void,
): Promise<Buffer | FileAnswer> {
  const { services, handler, request, scope, setToken, setDevice } = visit;
  services.pulse.require();
  const result = await handler.answer({
    ...asked,
    scope,
    services,
    agent: header(request, "user-agent"),
    address: request.visitor,
    device: header(request, DEVICE_HEADER),
    setDevice,
    setToken,
    dependsOn,
  });
  if (result === NO_CONTENT) return EMPTY;
  if (result instanceof FileAnswer) return result;
  const filled = wantsSeoUrls(request) ? await fillSeoUrls(services.sql, scope, result) : result;
  return Buffer.from(JSON.stringify(applyIncludes(filled, asked.criteria.includes)));
}

/** Presence counts, the value does not. */
function wantsSeoUrls(request: FastifyRequest): boolean {
  return request.headers["sw-include-seo-urls"] !== undefined;
}
