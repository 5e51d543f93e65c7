import { fileURLToPath } from "node:url";
import type { App } from "../app/platform/http/app.server.ts";
import type { AppOptions } from "../app/platform/http/open-kept.server.ts";
import type { ServedApp } from "./served-app.ts";
import { readStaticFiles } from "./static-files.ts";

const clientDirectory = fileURLToPath(new URL("../build/client", import.meta.url));
const serverBundle = new URL("../build/server/index.js", import.meta.url).href;

interface ServerBundle {
  createApp: (options: AppOptions) => App;
}

/** The application as `npm run build` left it. */
export async function loadBuiltApp(options: AppOptions): Promise<ServedApp> {
  const bundle = (await import(serverBundle)) as ServerBundle;
  const app = bundle.createApp(options);
  const serveFile = await readStaticFiles(clientDirectory);
  return { app: async () => app, recall: app.recall, follow: app.follow, serveFile };
}
