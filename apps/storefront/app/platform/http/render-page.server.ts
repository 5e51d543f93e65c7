import { inSpan } from "@hearth/service/tracing";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { ServerBuild } from "react-router";
import type { Config } from "./config.server.ts";
import type { Measures } from "./measures.server.ts";
import { createPageHeaders } from "./page-headers.server.ts";
import { createRoutePattern } from "./route-pattern.server.ts";
import { visitContext } from "./visit.server.ts";
import type { Visit } from "./visit.server.ts";

interface Around {
  config: Config;
  headersOfAll: [string, string][];
  measures: Measures;
}

/** The router's answer with the headers of pages; how long it took is told by its pattern. */
export function createRenderPage(build: ServerBuild, { config, headersOfAll, measures }: Around) {
  const patternOf = createRoutePattern(build);
  const render = createRequestHandler(
    // Behind a proxy that ends TLS the router would not recognise its own address and refuse every form.
    { ...build, allowedActionOrigins: config.actionHosts },
    config.isDevelopment ? "development" : "production",
  );
  const isSecure = config.publicUrl.protocol === "https:";
  const addHeaders = createPageHeaders({ headersOfAll, isSecure, tagManager: config.tagManager, build });
  return async (request: Request, visit: Visit): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(visitContext, visit);
    const startedAt = performance.now();
    const pattern = patternOf(visit.pathname);
    const response = await inSpan({ name: `render ${pattern}` }, () => render(request, context));
    measures.rendered(pattern, (performance.now() - startedAt) / 1000);
    addHeaders(response, visit.nonce);
    return response;
  };
}
