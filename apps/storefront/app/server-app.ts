import { compileRouteRules } from "@hearth/rules";
import * as build from "virtual:react-router/server-build";
import { createApp as createAppAround } from "./platform/http/app.server.ts";
import type { App } from "./platform/http/app.server.ts";
import type { AppOptions } from "./platform/http/open-kept.server.ts";

/** Entry of the server bundle. `server.ts` hands in configuration and log and gets the application back. */
export function createApp(options: AppOptions): App {
  return createAppAround(build, options, { compileRoutes: compileRouteRules });
}
