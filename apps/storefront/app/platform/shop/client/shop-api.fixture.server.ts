import { createServer } from "node:http";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach } from "vitest";
import { createLog } from "../../http/log.server.ts";
import { openSession } from "../../auth/session.server.ts";
import type { Session } from "../../auth/session.server.ts";
import { createShopClient } from "./shop-client.server.ts";
import { createTransport } from "./shop-transport.server.ts";

export const serviceKey = "a key that only the shop's own servers know";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

type ClientExtras = Pick<Parameters<typeof createShopClient>[0], "prices" | "onContext" | "log">;

/** Patient, so that a busy machine is not taken for a silent shop. */
export async function shopApi(handler: Handler, timeoutMs = 60_000) {
  const server = createServer(handler).listen(0, "127.0.0.1");
  stops.push(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  const send = createTransport({
    baseUrl: `http://127.0.0.1:${port}/store-api`,
    accessKey: "SWSCTEST",
    log: createLog({ write: () => undefined }),
    timeoutMs,
  });
  return (session: Session | null, more: ClientExtras = {}) =>
    createShopClient(
      {
        send,
        languageIds: async () => "lang",
        requestId: "request-1",
        address: "203.0.113.7",
        agent: "Browser/1.0",
        session,
        serviceKey,
        ...more,
      },
      "de-DE",
    );
}

export const json = (response: ServerResponse, body: unknown, headers: Record<string, string> = {}) =>
  response.writeHead(200, { "content-type": "application/json", ...headers }).end(JSON.stringify(body));

export const failing = (status: number, code: string, detail = "") =>
  ((_request, response) =>
    response
      .writeHead(status)
      .end(JSON.stringify({ errors: [{ status: String(status), code, title: "", detail }] }))) as Handler;

export const tokenOf = (letter: string) => letter.repeat(32);
export const visitor = (letter: string) => openSession(`hearth-context=${tokenOf(letter)}`, false);
