import { openVisitorSeal, VISITOR_HEADER, visitorAddress } from "@hearth/service/visitor";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Services } from "../../services.ts";
import { header } from "./http-answer.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The visitor's address: the only one that anything is counted, limited or allowed by. */
    visitor: string;
  }
}

/** The one place that looks where a request comes from; a check forbids it everywhere else (tools/src/checks/texts/forbidden-text.ts). */
export function knowVisitors(app: FastifyInstance, services: Services): void {
  app.decorateRequest("visitor", "");
  app.addHook("onRequest", (request, _reply, done) => {
    request.visitor = sealedVisitor(services, request) ?? seenVisitor(services, request);
    done();
  });
}

/** Whom the storefront names. A seal that is not its own, or too old, is as good as none. */
function sealedVisitor({ config, metrics }: Services, request: FastifyRequest): string | undefined {
  const seal = header(request, VISITOR_HEADER);
  if (seal === undefined) return undefined;
  const opened = openVisitorSeal(config.serviceKey, seal, Date.now());
  if (typeof opened === "object") return opened.address;
  metrics.refusedSeal(opened);
  return undefined;
}

function seenVisitor({ config }: Services, request: FastifyRequest): string {
  const forwarded = header(request, "x-forwarded-for");
  return visitorAddress(request.socket.remoteAddress ?? "", forwarded, config.trustedProxies);
}
