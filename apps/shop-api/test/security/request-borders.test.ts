import { once } from "node:events";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();

/** Sends bytes as they are and reads until the other side is done. */
async function sendRaw(text: string): Promise<string> {
  const { hostname, port } = new URL(shop.origin);
  const socket = connect(Number(port), hostname);
  let answer = "";
  socket.on("data", (part: Buffer) => {
    answer += part.toString("latin1");
  });
  socket.write(text);
  await once(socket, "close");
  return answer;
}

const hidden = "GET /health HTTP/1.1\r\nHost: shop\r\nConnection: close\r\n\r\n";
const head = "POST /store-api/context HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n";

it.each([
  ["two ways to tell its length", `Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ["two lengths", `Content-Length: 0\r\nContent-Length: ${hidden.length}\r\n\r\n`],
  ["a length that is no number", `Content-Length: +0\r\n\r\n`],
  ["an encoding nobody knows", `Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`],
  ["an encoding that hides behind a space", `Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`],
  ["a header on two lines", `X-Note: one\r\n two: three\r\n\tContent-Length: 0\r\nTransfer-Encoding\r\n\r\n`],
])("a request with %s is refused, and nothing behind it is heard", async (_name, rest) => {
  const answer = await sendRaw(head + rest + hidden);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
});
