import { createServer } from "node:http";
import { stopOnSignal } from "./stop-on-signal.ts";

/* Answers everything; a request for /busy keeps the whole process from anything else until after the moment at which it has to close. */
const DRAIN_MS = 1000;
const BUSY_MS = 1500;
const server = createServer((request, response) => {
  if (request.url === "/busy") {
    process.send?.("busy");
    const end = performance.now() + BUSY_MS;
    while (performance.now() < end);
  }
  response.end("done");
});
stopOnSignal({
  drainMs: DRAIN_MS,
  onSignal: () => process.send?.("draining"),
  close: () =>
    new Promise((resolve) => {
      server.close(() => {
        process.disconnect();
        resolve();
      });
    }),
});
server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
