import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { createPaypalClient } from "./paypal-client.ts";

it("a call that is sent elsewhere ends there, and its credentials go nowhere else", async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(307, { location: "/elsewhere" }).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const call = createPaypalClient({ clientId: "us", clientSecret: "secret", webhookId: "hook", apiUrl });
  try {
    await expect(call({ method: "GET", path: "/v2/checkout/orders/1" })).rejects.toThrow("fetch failed");
    expect(asked).toEqual(["/v1/oauth2/token"]);
  } finally {
    server.close();
  }
});
