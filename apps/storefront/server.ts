import { createServer } from "node:http";
import { serveMetrics } from "@hearth/service/metrics";
import { stopOnSignal } from "@hearth/service/stopping";
import { openTracing } from "@hearth/service/tracing";
import { readConfig } from "./app/platform/config/config.server.ts";
import { createLog } from "./app/platform/http/log.server.ts";
import { loadBuiltApp } from "./server/built-app.ts";
import { createListener } from "./server/listener.ts";
import { createStorefrontMetrics } from "./server/storefront-metrics.ts";

const config = readConfig(process.env);
const log = createLog({ write: (line) => process.stdout.write(`${line}\n`), level: config.logLevel });
const metrics = createStorefrontMetrics();
const tracer = await openTracing(config.tracing, "storefront", (error) => log.warn("traces-lost", { error }));
const options = { config, log, measures: metrics.measures };
const server = createServer();
// Longer than proxies keep a connection, or they would use one that is just being closed.
server.keepAliveTimeout = 65_000;

// Vite is a development dependency: production never loads it.
const app = config.isDevelopment
  ? await (await import("./server/dev-app.ts")).startDevApp(options, server)
  : await loadBuiltApp(options);

const stopping = stopOnSignal({
  drainMs: config.drainMs,
  onSignal: (signal) => log.info("stopping", { signal }),
  async close() {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    await closed;
    await tracer?.close();
    process.exit(0);
  },
});
server.on("request", createListener(app, { config, log, stopping, tracer, answered: metrics.answered }));
await serveMetrics(metrics, config.metrics);
server.listen(config.port, config.host, () => log.info("listening", { port: config.port }));
// Ends with the process.
void app.follow?.(new AbortController().signal);
