import { currentSpan, inSpan } from "@hearth/service/tracing";
import { createRequestHandler, RouterContextProvider } from "react-router";
import type { ServerBuild } from "react-router";
import type { Config } from "../../config/config.server.ts";
import type { Measures } from "../measures.server.ts";
import { createPageHeaders } from "./page-headers.server.ts";
import { matchedRoute, routeName } from "./route-name.server.ts";
import { createRenderTurns, renderTurn } from "./render-turns.server.ts";
import { visitContext } from "../visit.server.ts";
import type { Visit } from "../visit.server.ts";

interface Around {
  config: Config;
  headersOfAll: [string, string][];
  measures: Measures;
}

/** The router's answer with the headers of pages; how long it took is told by the name of its route. */
export function createRenderPage(build: ServerBuild, { config, headersOfAll, measures }: Around) {
  const render = createRequestHandler(
    // Behind a proxy that ends TLS the router would not recognise its own address and refuse every form.
    { ...build, allowedActionOrigins: config.actionHosts },
    config.isDevelopment ? "development" : "production",
  );
  const isSecure = config.publicUrl.protocol === "https:";
  const addHeaders = createPageHeaders({ headersOfAll, isSecure, tagManager: config.tagManager, build });
  const turns = createRenderTurns();
  return async (request: Request, visit: Visit): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(visitContext, visit);
    const matched = { pattern: "none" };
    context.set(matchedRoute, matched);
    context.set(renderTurn, turns);
    const startedAt = performance.now();
    const response = await inSpan({ name: "render" }, async () => {
      const rendered = await render(request, context);
      currentSpan()?.tell({ "http.route": routeName(matched.pattern) });
      return rendered;
    });
    measures.rendered(routeName(matched.pattern), (performance.now() - startedAt) / 1000);
    addHeaders(response, visit.nonce);
    return response;
  };
}
