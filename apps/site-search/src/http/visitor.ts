import { type TrustedProxies, visitorAddress } from "@hearth/service/visitor";
import type { FastifyRequest } from "fastify";

/** The one place that looks where a request comes from. */
export function visitorOf(request: FastifyRequest, trusted: TrustedProxies): string {
  const forwarded = request.headers["x-forwarded-for"]?.toString();
  return visitorAddress(request.socket.remoteAddress ?? "", forwarded, trusted);
}
