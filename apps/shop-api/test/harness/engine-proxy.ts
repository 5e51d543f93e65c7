import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

/**
 * `open`: everything passes; `gone`: connections are refused; `frozen`: they are taken and never answered; `cut`: of a bulk only the
 * beginning arrives; `deaf`: all of it arrives, and nobody hears the answer.
 */
export type EngineState = "open" | "gone" | "frozen" | "cut" | "deaf";

export interface EngineProxy {
  url: string;
  set(state: EngineState): void;
  /** Pieces of requests that reached the engine so far. */
  readonly passed: number;
  close(): Promise<void>;
}

/** Between the shop and its search engine: an engine that can be lost at any moment. */
export async function openEngineProxy(): Promise<EngineProxy> {
  const engineUrl = process.env["TEST_OPENSEARCH_URL"];
  if (!engineUrl) throw new Error("TEST_OPENSEARCH_URL is not set");
  const target = new URL(engineUrl);
  const sockets = new Set<Socket>();
  let state: EngineState = "open";
  let passed = 0;
  const server = createServer((client) => {
    if (state === "gone") return void client.destroy();
    const upstream = connect(Number(target.port), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => sockets.delete(socket));
    }
    client.on("close", () => upstream.destroy());
    upstream.on("close", () => client.destroy());
    client.on("data", (bytes) => {
      if (state === "frozen") return;
      passed += 1;
      const isBulk = bytes.includes("/_bulk");
      if (isBulk && state === "cut")
        upstream.write(bytes.subarray(0, bytes.length / 2), () => client.destroy());
      else upstream.write(bytes, () => isBulk && state === "deaf" && client.destroy());
    });
    upstream.on("data", (bytes) => state !== "frozen" && client.write(bytes));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    set(next) {
      state = next;
      if (next === "gone") for (const socket of sockets) socket.destroy();
    },
    get passed() {
      return passed;
    },
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, "close");
    },
  };
}
