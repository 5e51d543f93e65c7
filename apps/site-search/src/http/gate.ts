import { isSecret } from "@hearth/service/secrets";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ProtocolFailure } from "../protocol/protocol-failure.ts";
import type { Services } from "../services.ts";
import { visitorOf } from "./visitor.ts";

const TOKEN = /^Token (.+)$/i;

/**
 * Who may ask. A caller with the secret is a server and stands for many visitors, so it is not limited; without a secret pages of
 * other origins may ask as well.
 */
export function passGate(
  { config, rateLimit }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const [, given] = TOKEN.exec(request.headers.authorization ?? "") ?? [];
  if (isSecret(config.secret, given)) return;
  const seconds = rateLimit.hit(visitorOf(request, config.trustedProxies));
  if (seconds !== undefined) throw new ProtocolFailure("too_many_requests", { retryAfterSeconds: seconds });
  if (config.secret !== "") {
    reply.header("www-authenticate", "Token");
    throw new ProtocolFailure("invalid_token");
  }
  reply.header("access-control-allow-origin", "*");
}
