import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { openOtlpReceiver } from "@hearth/service/otlp-receiver";
import { expect, it, onTestFinished } from "vitest";
import { freePort } from "../harness/api-process.ts";
import { compileCache } from "../harness/compile-cache.ts";
import { eventually } from "../harness/eventually.ts";
import { processFile } from "../harness/process-file.ts";
import { serviceKey } from "../harness/test-config.ts";
import { testShop } from "../harness/test-shop.ts";

const shop = testShop();
const preload = join(import.meta.dirname, "../harness/loaded-tracing.ts");

/** What the process said until it was told to stop, once it was ready. */
async function saidBy(entry: "main" | "worker", env: Readonly<Record<string, string>>): Promise<string> {
  const port = String(await freePort());
  const child = spawn(process.execPath, ["--import", preload, processFile(entry)], {
    env: {
      ...compileCache,
      DATABASE_URL: shop.databaseUrl,
      METRICS_PORT: port,
      SERVICE_KEY: serviceKey,
      PORT: "0",
      ...env,
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const said = text(child.stderr);
  await eventually(async () => {
    if (!(await fetch(`http://127.0.0.1:${port}/metrics`).catch(() => undefined))?.ok)
      throw new Error("not yet");
  }, 60_000);
  child.kill("SIGTERM");
  await once(child, "exit");
  return said;
}

it.each(["main", "worker"] as const)(
  "%s loads nothing of OpenTelemetry without a collector, and what it needs with one",
  async (entry) => {
    // The library that counts figures loads the names of the standard, which do nothing.
    expect(await saidBy(entry, {})).not.toMatch(/@opentelemetry\/(?!api\/)/);
    const receiver = await openOtlpReceiver();
    onTestFinished(receiver.close);
    expect(await saidBy(entry, receiver.env)).toContain("@opentelemetry/sdk-trace");
  },
  120_000,
);
