import type { IncomingMessage, ServerResponse } from "node:http";
import type { App } from "../app/platform/http/app.server.ts";

/** The application together with the files that belong to it. `serveFile` says whether the request was for one. */
export interface ServedApp {
  app: () => Promise<App>;
  /** Pages that only have to be sent. While developing nothing is kept, so there is none. */
  recall?: App["recall"];
  /** Hears of changes. While developing there is nothing to forget. */
  follow?: App["follow"];
  serveFile: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
}
