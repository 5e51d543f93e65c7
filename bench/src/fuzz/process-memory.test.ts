import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { residentMb } from "./process-memory.ts";

it.runIf(process.platform === "linux")("finds the process that listens, and what it holds", async () => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const held = (await residentMb(port)) ?? 0;
  expect(Math.abs(held - process.memoryUsage.rss() / 1024 / 1024)).toBeLessThan(held / 2);
  server.close();
  await once(server, "close");
  expect(await residentMb(port)).toBeUndefined();
});
