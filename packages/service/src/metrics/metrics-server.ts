import { createServer, type Server } from "node:http";
import type { Figures } from "./figures.ts";

/** Figures tell how many orders and failures there are: on a port of their own, which nobody outside has to reach. */
export function createMetricsServer({ text, contentType }: Pick<Figures, "text" | "contentType">): Server {
  return createServer((request, response) => {
    response.setHeader("cache-control", "no-store").setHeader("x-content-type-options", "nosniff");
    if (request.method !== "GET" || request.url !== "/metrics") return void response.writeHead(404).end();
    text().then(
      (body) => response.setHeader("content-type", contentType).end(body),
      () => response.writeHead(500).end(),
    );
  });
}

/** Resolves when it listens; the returned function ends it. */
export async function serveMetrics(
  figures: Pick<Figures, "text" | "contentType">,
  address: { host: string; port: number } | null,
): Promise<() => void> {
  if (!address) return () => undefined;
  const server = createMetricsServer(figures);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(address.port, address.host, resolve);
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
