import { endTogether, openProxy } from "./proxy.ts";

/**
 * `open`: everything passes; `gone`: connections are refused; `frozen`: they are taken and never answered; `cut`: of a bulk only the
 * beginning arrives; `deaf`: all of it arrives, and nobody hears the answer.
 */
export type EngineState = "open" | "gone" | "frozen" | "cut" | "deaf";

export interface EngineProxy {
  url: string;
  set(state: EngineState): void;
  /** Pieces of requests that reached the engine so far. */
  readonly passed: number;
  close(): Promise<void>;
}

/** Between the shop and its search engine: an engine that can be lost at any moment. */
export async function openEngineProxy(): Promise<EngineProxy> {
  const engineUrl = process.env["TEST_OPENSEARCH_URL"];
  if (!engineUrl) throw new Error("TEST_OPENSEARCH_URL is not set");
  let state: EngineState = "open";
  let passed = 0;
  const proxy = await openProxy({
    target: new URL(engineUrl),
    takes: () => state !== "gone",
    carry(client, upstream) {
      endTogether(client, upstream);
      client.on("data", (bytes) => {
        if (state === "frozen") return;
        passed += 1;
        const isBulk = bytes.includes("/_bulk");
        if (isBulk && state === "cut")
          upstream.write(bytes.subarray(0, bytes.length / 2), () => client.destroy());
        else upstream.write(bytes, () => isBulk && state === "deaf" && client.destroy());
      });
      upstream.on("data", (bytes) => state !== "frozen" && client.write(bytes));
    },
  });
  return {
    url: `http://127.0.0.1:${proxy.port}`,
    set(next) {
      state = next;
      if (next === "gone") proxy.cutAll();
    },
    get passed() {
      return passed;
    },
    close: proxy.close,
  };
}
