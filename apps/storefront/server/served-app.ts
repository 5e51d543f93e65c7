import type { IncomingMessage, ServerResponse } from "node:http";
import type { App } from "../app/platform/app.server.ts";

/** The application together with the files that belong to it. `serveFile` says whether the request was for one. */
export type ServedApp = {
  app: () => Promise<App>;
  serveFile: (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;
};
