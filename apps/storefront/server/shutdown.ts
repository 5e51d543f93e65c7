import type { Server } from "node:http";
import type { Log } from "../app/platform/http/log.server.ts";

const PATIENCE_MS = 10_000;

/** Running requests are finished, new ones are refused, and after a while the rest is cut off. */
export function stopOnSignal(server: Server, log: Log): void {
  function stop(signal: string) {
    log.info("stopping", { signal });
    server.close(() => process.exit(0));
    server.closeIdleConnections();
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
  }
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}
