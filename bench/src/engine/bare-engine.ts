import { Agent, request } from "node:http";
import type { Client } from "@opensearch-project/opensearch";

/** A request as the adapter sent it. */
export interface RecordedRequest {
  path: string;
  body: string;
}

/** The searches the adapter sends to the engine meanwhile. */
export async function recordSearches(
  client: Client,
  work: () => Promise<unknown>,
): Promise<RecordedRequest[]> {
  const recorded: RecordedRequest[] = [];
  const note = (_: unknown, event: { meta: { request: { params: { path: string; body?: unknown } } } }) => {
    const { path, body } = event.meta.request.params;
    if (path.endsWith("/_search")) recorded.push({ path, body: String(body) });
  };
  client.on("request", note);
  await work();
  client.off("request", note);
  return recorded;
}

/** The same requests without the adapter: answers are read and thrown away. */
export function createBareEngine(url: string): {
  send: (request: RecordedRequest) => Promise<void>;
  end: () => void;
} {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const send = ({ path, body }: RecordedRequest) =>
    new Promise<void>((resolve, reject) => {
      const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
      const call = request(url + path, { agent, method: "POST", headers }, (answer) => {
        answer.resume();
        answer.on("end", () =>
          answer.statusCode === 200 ? resolve() : reject(new Error(`engine answered ${answer.statusCode}`)),
        );
      });
      call.on("error", reject);
      call.end(body);
    });
  return { send, end: () => agent.destroy() };
}
