import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { containerScript } from "./container-script.ts";
import { createHitLog, type HitLog } from "./hit-log.ts";
import { hitPage } from "./hit-page.ts";

/** Stands in for a tag manager: serves its script, takes its hits and shows what arrived. */
export function createTagManager(): Server {
  const log = createHitLog();
  return createServer((request, response) => {
    answer(log, request, response).catch(() => response.destroy());
  });
}

async function answer(log: HitLog, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const send = (status: number, type: string, body = "") =>
    void response.writeHead(status, { "content-type": `${type}; charset=utf-8` }).end(body);
  const { pathname } = new URL(request.url ?? "/", "http://tags");
  switch (`${request.method} ${pathname}`) {
    case "GET /container.js":
      return send(200, "text/javascript", containerScript);
    case "POST /hit":
      return send(log.take(await text(request)) ? 204 : 400, "text/plain");
    case "GET /hits.json":
      return send(200, "application/json", JSON.stringify(log.all()));
    case "POST /delete":
      log.clear();
      return void response.writeHead(303, { location: "/" }).end();
    case "GET /":
      return send(200, "text/html", hitPage(log.all()));
    default:
      return send(404, "text/plain", "not found");
  }
}
