import { createServer, get } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { hasLeft, sendAnswer } from "./node-http.ts";

/** What sending ends with; the visitor leaves when the first part is there, or before anything is sent. */
async function sendTo(visitor: "leaves" | "left", body: () => ReadableStream<Uint8Array>): Promise<unknown> {
  const gone = Promise.withResolvers<unknown>();
  const server = createServer((request, response) => {
    const send = () =>
      sendAnswer(request, response, { status: 200, headers: new Headers(), body: body() }).then(
        () => gone.resolve(null),
        gone.resolve,
      );
    if (visitor === "leaves") void send();
    else response.once("close", () => void send());
  }).listen(0);
  await once(server, "listening");
  const call = get({ port: (server.address() as AddressInfo).port }, () => call.destroy());
  call.on("error", () => {});
  if (visitor === "left") server.once("request", () => call.destroy());
  const error = await gone.promise;
  server.close();
  return error;
}

const endless = () =>
  new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      await new Promise((resolve) => setImmediate(resolve));
      controller.enqueue(new Uint8Array(1000));
    },
  });
const broken = () =>
  new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error("the page broke")) });

it.each(["leaves", "left"] as const)("a visitor who %s is told from a page that breaks", async (visitor) => {
  expect(hasLeft(await sendTo(visitor, endless))).toBe(true);
});

it("a page that breaks is a fault", async () => {
  expect(hasLeft(await sendTo("leaves", broken))).toBe(false);
});
