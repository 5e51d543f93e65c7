import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { waitUntil, waitUntilServes } from "./ready.ts";

const server = createServer();
afterEach(() => void server.close());

it("asks until the answer is yes", async () => {
  let asked = 0;
  await waitUntil("it", async () => ++asked === 3, 5000);
  expect(asked).toBe(3);
});

it("gives up and says what it waited for", async () => {
  await expect(waitUntil("The worker", async () => false, 1)).rejects.toThrow("The worker was not ready");
});

it("takes a server that still fails as not ready", async () => {
  let asked = 0;
  server.on("request", (_request, response) => {
    asked += 1;
    response.writeHead(asked === 1 ? 503 : 200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  await waitUntilServes(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, 5000);
  expect(asked).toBe(2);
});
