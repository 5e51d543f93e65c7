import { Agent, request as open } from "node:http";
import type { FuzzRequest } from "./make-request.ts";

export interface FuzzAnswer {
  status: number;
  text: string;
  ms: number;
}

export function createSender(url: string, connections: number) {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    send({ method, path, headers, body }: FuzzRequest): Promise<FuzzAnswer> {
      const begun = performance.now();
      return new Promise((resolve, reject) => {
        const outgoing = open(
          { agent, hostname, port, method, path: `/store-api${path}`, headers: withLength(headers, body) },
          (incoming) => {
            const chunks: Buffer[] = [];
            incoming.on("data", (chunk: Buffer) => chunks.push(chunk));
            incoming.on("error", reject);
            incoming.on("end", () =>
              resolve({
                status: incoming.statusCode ?? 0,
                text: Buffer.concat(chunks).toString(),
                ms: performance.now() - begun,
              }),
            );
          },
        );
        outgoing.on("error", reject);
        outgoing.end(body);
      });
    },
    close: () => agent.destroy(),
  };
}

function withLength(headers: Record<string, string>, body: string | undefined): Record<string, string> {
  return body === undefined ? headers : { ...headers, "content-length": String(Buffer.byteLength(body)) };
}
