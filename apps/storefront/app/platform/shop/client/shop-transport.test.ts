import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { createLog } from "../../http/log.server.ts";
import { createTransport } from "./shop-transport.server.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const stop of stops.splice(0)) stop();
});

it("a 412 is followed, after two seconds, by one hint at address and key of the shop API [300]", async () => {
  const server = createServer((_request, response) => response.writeHead(412).end("{}")).listen(
    0,
    "127.0.0.1",
  );
  stops.push(() => server.close());
  await new Promise((resolve) => server.once("listening", resolve));
  const lines: { event: string; level: string; hint?: string }[] = [];
  const send = createTransport({
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accessKey: "SWSCWRONG",
    log: createLog({ write: (line) => lines.push(JSON.parse(line)) }),
  });
  const ask = () =>
    send({
      operation: "readContext",
      method: "GET",
      path: "/context",
      headers: {},
      body: undefined,
      isRead: false,
    });

  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  await Promise.all([ask(), ask()].map((asked) => expect(asked).rejects.toMatchObject({ status: 412 })));
  vi.advanceTimersByTime(1999);
  expect(lines).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(lines).toMatchObject([
    {
      level: "error",
      event: "shop-api-refused-configuration",
      hint: "check SHOP_API_URL and SHOP_ACCESS_KEY",
    },
  ]);
  vi.advanceTimersByTime(10_000);
  expect(lines).toHaveLength(1);
});
