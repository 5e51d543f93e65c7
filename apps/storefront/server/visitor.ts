import type { IncomingMessage } from "node:http";
import { visitorAddress } from "@hearth/service/visitor";
import type { Config } from "../app/platform/config/config.server.ts";

/** The one place that looks where a request comes from. */
export function addressOf(request: IncomingMessage, { trustedProxies }: Config): string {
  const forwarded = request.headers["x-forwarded-for"]?.toString();
  return visitorAddress(request.socket.remoteAddress ?? "", forwarded, trustedProxies);
}
