import * as build from "virtual:react-router/server-build";
import { createApp as createAppAround } from "./platform/http/app.server.ts";
import type { App, AppOptions } from "./platform/http/app.server.ts";

/** Entry of the server bundle. `server.ts` hands in configuration and log and gets the application back. */
export function createApp(options: AppOptions): App {
  return createAppAround(build, options);
}
