import type { IncomingMessage } from "node:http";
import type { OpenSpan, Tracer } from "@hearth/service/tracing";
import { requestKind } from "./request-kind.ts";

/** What is made for somebody; files and pictures lie there. */
const traced: ReadonlySet<string> = new Set(["page", "form", "fragment"]);

/** Begins the trace of a visitor's request. What a browser says about traces is not taken: anybody could have theirs kept. */
export function beginTrace(tracer: Tracer, { url = "", method = "" }: IncomingMessage): OpenSpan | undefined {
  const kind = requestKind(url, method);
  if (!traced.has(kind)) return undefined;
  const facts = { "http.request.method": method };
  return tracer.begin({ name: `${method} ${kind}`, kind: "server", facts });
}
