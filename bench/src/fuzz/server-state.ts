import { MAX_MS } from "./judge.ts";
import { residentMb } from "./process-memory.ts";

export interface ServerState {
  residentMb: number;
  heapMb: number;
  /** What kept answers take by the server's own count. */
  keptMb: number;
  /** Of the storefront's process; undefined: it is not here. */
  storefrontMb: number | undefined;
  /** Requests that took longer than allowed by the server's own clock: a busy client measures itself, too. */
  slow: number;
}

/** What the shop API says about itself on its port of figures, and what the system says about the storefront. */
export async function readServerState(metricsUrl: string, storefrontUrl: string): Promise<ServerState> {
  const lines = (await (await fetch(`${metricsUrl}/metrics`)).text()).split("\n");
  const sum = (start: string, part = "") =>
    lines
      .filter((line) => line.startsWith(start) && line.includes(part))
      .reduce((total, line) => total + Number(line.slice(line.lastIndexOf(" "))), 0);
  const mb = (bytes: number) => Math.round(bytes / 1024 / 1024);
  const bucket = "shop_api_request_seconds_bucket";
  return {
    residentMb: mb(sum("process_resident_memory_bytes ")),
    heapMb: mb(sum("nodejs_heap_size_used_bytes ")),
    keptMb: mb(sum("shop_api_answer_cache_bytes ")),
    storefrontMb: storefrontUrl ? await residentMb(Number(new URL(storefrontUrl).port)) : undefined,
    slow: sum(bucket, 'le="+Inf"') - sum(bucket, `le="${MAX_MS / 1000}"`),
  };
}
