import { fork } from "node:child_process";
import { once } from "node:events";
import { Agent, request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";

const options = { execArgv: ["--no-warnings"] };

function post(port: number, path: string, agent?: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, agent, method: "POST", host: "127.0.0.1" }, (response) => {
      response.setEncoding("utf8").on("data", resolve);
    });
    sent.on("error", reject).end("order");
  });
}

/* A balancer may not send an order twice: what came in while the process was busy ending has to be answered by it. */
it("answers who came in while it was too busy to notice that it has to close", async () => {
  const child = fork(new URL("busy-server.fixture.ts", import.meta.url), options);
  const ended = once(child, "exit");
  const [{ port }] = (await once(child, "message")) as [AddressInfo];
  const kept = new Agent({ keepAlive: true });
  await post(port, "/", kept);
  child.kill("SIGTERM");
  await once(child, "message");
  const busy = post(port, "/busy");
  await once(child, "message");
  const meanwhile = [post(port, "/"), post(port, "/"), post(port, "/", kept)];
  expect(await Promise.all([busy, ...meanwhile])).toEqual(["done", "done", "done", "done"]);
  kept.destroy();
  expect(await ended).toEqual([0, null]);
});
