import { MAX_MS } from "./judge.ts";

export interface ServerState {
  residentMb: number;
  heapMb: number;
  /** Requests that took longer than allowed by the server's own clock: a busy client measures itself, too. */
  slow: number;
}

/** What the server says about itself on /metrics. */
export async function readServerState(url: string): Promise<ServerState> {
  const lines = (await (await fetch(`${url}/metrics`)).text()).split("\n");
  const sum = (start: string, part = "") =>
    lines
      .filter((line) => line.startsWith(start) && line.includes(part))
      .reduce((total, line) => total + Number(line.slice(line.lastIndexOf(" "))), 0);
  const mb = (bytes: number) => Math.round(bytes / 1024 / 1024);
  const bucket = "shop_api_request_seconds_bucket";
  return {
    residentMb: mb(sum("process_resident_memory_bytes ")),
    heapMb: mb(sum("nodejs_heap_size_used_bytes ")),
    slow: sum(bucket, 'le="+Inf"') - sum(bucket, `le="${MAX_MS / 1000}"`),
  };
}
