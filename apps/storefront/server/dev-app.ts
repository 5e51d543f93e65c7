import type { Server } from "node:http";
import { fileURLToPath } from "node:url";
import { createServer, isRunnableDevEnvironment } from "vite";
import type { App } from "../app/platform/http/app.server.ts";
import type { AppOptions } from "../app/platform/http/open-kept.server.ts";
import type { ServedApp } from "./served-app.ts";

interface ServerBundle {
  createApp: (options: AppOptions) => App;
}

/** The application from its sources: Vite serves files and reloads, the rest is the same as in production. */
export async function startDevApp(options: AppOptions, server: Server): Promise<ServedApp> {
  const vite = await createServer({
    root: fileURLToPath(new URL("..", import.meta.url)),
    server: { middlewareMode: true, hmr: { server } },
    appType: "custom",
  });
  let current: { bundle: ServerBundle; app: App } | null = null;
  return {
    // An edited file gives a new module; only then is the application made anew.
    async app() {
      // Read each time: when its configuration changes, Vite restarts within the same object and closes the old environment.
      const { ssr } = vite.environments;
      if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error("Vite has no runnable server environment");
      const bundle = await ssr.runner.import<ServerBundle>("/app/server-app.ts");
      if (current?.bundle !== bundle) current = { bundle, app: bundle.createApp(options) };
      return current.app;
    },
    serveFile: (request, response) =>
      new Promise((resolve, reject) => {
        response.once("finish", () => resolve(true));
        vite.middlewares(request, response, (error?: unknown) => (error ? reject(error) : resolve(false)));
      }),
  };
}
