import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { freePort } from "./api-process.ts";
import { eventually } from "./eventually.ts";

export interface OwnRedis {
  url: string;
  kill(): Promise<void>;
  start(): Promise<void>;
  /** It stays connected and says nothing until it is thawed. */
  freeze(): void;
  thaw(): void;
}

/** A Redis of our own that keeps nothing, to be killed. */
export async function startOwnRedis(settings: readonly string[] = []): Promise<OwnRedis> {
  const port = await freePort();
  let server: ChildProcess | undefined;
  const redis: OwnRedis = {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
      server = spawn("redis-server", [...options, ...settings], { stdio: "ignore" });
      await eventually(async () => {
        const socket = connect(port, "127.0.0.1");
        await once(socket, "connect").finally(() => socket.destroy());
      }, 10_000);
    },
    freeze: () => void server?.kill("SIGSTOP"),
    thaw: () => void server?.kill("SIGCONT"),
    async kill() {
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      const gone = once(server, "exit");
      server.kill("SIGKILL");
      await gone;
    },
  };
  await redis.start();
  return redis;
}
