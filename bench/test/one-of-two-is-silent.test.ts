import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findFreePort } from "../../tools/src/processes/port.ts";
import { type Answered, openClient } from "../src/fleet/open-load.ts";
import { type NginxPorts, startNginx } from "../src/fleet/start-nginx.ts";

/* A real nginx with deploy/nginx in front of two storefronts and two shop APIs, one of each silent. All its waits are a fifth as long. */
const HURRY = 5;

/** Takes everything; what came to it is kept. */
async function process(isSilent: boolean) {
  const came: string[] = [];
  const server = createServer((request, response) => {
    came.push(request.url ?? "");
    if (!isSilent) request.resume().on("end", () => response.end("done"));
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return { came, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const hurried = (config: string) =>
  config.replaceAll(/_timeout (\d+)(ms|s);/g, (whole, amount: string, unit: string) =>
    whole.replace(amount + unit, `${(Number(amount) * (unit === "s" ? 1000 : 1)) / HURRY}ms`),
  );

describe("one of two is silent", () => {
  const servers: Server[] = [];
  const client = openClient();
  let ports: NginxPorts;
  let pairs: Record<"storefronts" | "apis", { came: string[]; url: string }[]>;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  beforeAll(async () => {
    const all = [await process(true), await process(false), await process(true), await process(false)];
    servers.push(...all.map(({ server }) => server));
    pairs = { storefronts: all.slice(0, 2), apis: all.slice(2) };
    ports = { https: await findFreePort(), http: await findFreePort(), inner: await findFreePort() };
    const urls = (pair: { url: string }[]) => pair.map(({ url }) => url);
    nginx = await startNginx(
      ports,
      { storefronts: urls(pairs.storefronts), apis: urls(pairs.apis) },
      hurried,
    );
  });
  afterAll(async () => {
    client.close();
    await nginx?.stop();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });

  /** Each one after the one before has reached somebody, so that every second comes to the silent one. */
  async function sendFour(to: "storefronts" | "apis", more: { method?: "POST"; isQuestion?: boolean }) {
    const origin = to === "apis" ? `http://127.0.0.1:${ports.inner}` : `https://localhost:${ports.https}`;
    const headers: Record<string, string> = more.isQuestion ? { "x-hearth-read": "1" } : {};
    const body = more.method ? { method: more.method, body: "a=1" } : {};
    const paths = [0, 1, 2, 3].map(
      (n) => `/${more.method ?? "GET"}${more.isQuestion ? "-question" : ""}-${n}`,
    );
    const timesOf = (path: string) =>
      pairs[to].flatMap(({ came }) => came).filter((each) => each === path).length;
    const sent: Promise<Answered>[] = [];
    for (const path of paths) {
      sent.push(client.ask({ url: origin + path, headers, ...body }));
      while (timesOf(path) === 0) await new Promise((resolve) => setImmediate(resolve));
    }
    return async () => {
      const statuses = (await Promise.all(sent)).map(({ status }) => status);
      return { statuses, times: paths.map(timesOf) };
    };
  }

  it("pages come from the other storefront, forms are not sent twice", async () => {
    const gather = await sendFour("storefronts", { method: "POST" });
    let isGivenUp = false;
    const forms = gather().finally(() => {
      isGivenUp = true;
    });
    const pages = await (await sendFour("storefronts", {}))();
    expect(pages.statuses).toEqual([200, 200, 200, 200]);
    expect(pages.times).toContain(2);
    // A page may be made by somebody else, so that less is waited for it.
    expect(isGivenUp).toBe(false);
    const { statuses, times } = await forms;
    expect(times).toEqual([1, 1, 1, 1]);
    expect(statuses).toContain(504);
  });

  it("questions are asked of the other shop API, whatever changes something is not", async () => {
    const changes = await sendFour("apis", { method: "POST" });
    const questions = await (await sendFour("apis", { method: "POST", isQuestion: true }))();
    expect(questions.statuses).toEqual([200, 200, 200, 200]);
    expect(questions.times).toContain(2);
    const { statuses, times } = await changes();
    expect(times).toEqual([1, 1, 1, 1]);
    expect(statuses).toContain(504);
  });
});
