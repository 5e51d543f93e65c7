import { createServer } from "node:http";
import { readConfig } from "./app/platform/config.server.ts";
import { createLog } from "./app/platform/log.server.ts";
import { loadBuiltApp } from "./server/built-app.ts";
import { createListener } from "./server/listener.ts";
import { stopOnSignal } from "./server/shutdown.ts";

const config = readConfig(process.env);
const log = createLog((line) => process.stdout.write(`${line}\n`));
const server = createServer();

// Vite is a development dependency: production never loads it.
const app = config.isDevelopment
  ? await (await import("./server/dev-app.ts")).startDevApp({ config, log }, server)
  : await loadBuiltApp({ config, log });

server.on("request", createListener(app, config, log));
server.listen(config.port, config.host, () => log.info("listening", { port: config.port }));
stopOnSignal(server, log);
