import { createServer } from "node:http";
import { expect, it } from "vitest";
import { findFreePort, refuseTakenPort } from "./port.ts";

it("refuses a port that somebody holds, and accepts one that is free", async () => {
  const port = await findFreePort();
  await expect(refuseTakenPort(port)).resolves.toBeUndefined();
  const holder = createServer().listen(port, "localhost");
  await new Promise((resolve) => holder.once("listening", resolve));
  await expect(refuseTakenPort(port)).rejects.toThrow(`Port ${port} is in use`);
  holder.close();
});
