import { type Endpoint, parseRequest, type ParsedRequest } from "@hearth/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import {
  admitCodes,
  type CartChange,
  changeCart,
  type CodePorts,
  presentCart,
} from "../../modules/cart/index.ts";
import { applyIncludes } from "../../modules/criteria/index.ts";
import type { Services } from "../../services.ts";
import { cartVisit } from "./cart-visit.ts";
import { passGate } from "./gate.ts";
import { header, parseBody, sendAnswer } from "../port/http-answer.ts";

/** A cart endpoint: what it does to the cart, and whether it shows it. */
export interface CartHandler {
  endpoint: Endpoint;
  /** Null: only looks. */
  change: (request: ParsedRequest<Endpoint>) => CartChange | null;
  hasBody: boolean;
}

/** Binds a cart endpoint of the contract to its change. */
export function handleCart<E extends Endpoint>(
  endpoint: E,
  change: (request: ParsedRequest<E>) => CartChange | null,
): CartHandler {
  return {
    endpoint,
    change: (request) => change(request as unknown as ParsedRequest<E>),
    hasBody: 200 in endpoint.answers,
  };
}

/**
 * The life of a cart request. It differs from other requests in one thing: the session is read in the same statement as the cart,
 * so that a change costs one read and one write.
 */
export async function answerCart(
  services: Services,
  handler: CartHandler,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const channel = passGate(services, request);
  services.pulse.require();
  const languageId = header(request, "sw-language-id");
  if (languageId) reply.header("sw-language-id", languageId);
  const token = header(request, "sw-context-token");
  if (token) reply.header("sw-context-token", token);
  const parsed = parseRequest(handler.endpoint, {
    method: request.method,
    params: request.params as Record<string, string>,
    query: request.query as Record<string, string | string[]>,
    body: parseBody(request.body as string | undefined),
  });
  const change = handler.change(parsed);
  const used = await changeCart(
    cartVisit(services, { channel, token, languageId, now: Date.now() }),
    change && admitCodes(change, codePorts(services, request)),
  );
  reply.header("sw-context-token", used.scope.token);
  const shown = handler.hasBody ? applyIncludes(presentCart(used), parsed.criteria.includes) : null;
  return sendAnswer(reply, shown === null ? null : Buffer.from(JSON.stringify(shown)));
}

function codePorts({ attempts, config, metrics }: Services, request: FastifyRequest): CodePorts {
  return {
    attempts,
    limits: config.goods.codes,
    address: request.visitor,
    refused() {
      metrics.refused("codes");
      request.log.warn({ alarm: "codes-guessed" }, "too many codes tried");
    },
  };
}
