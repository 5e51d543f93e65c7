import { expect, it } from "vitest";
import { openFigures } from "./figures.ts";
import { readMetricsAddress } from "./metrics-address.ts";

it("tells the rest where one figure cannot be read", async () => {
  const figures = openFigures();
  figures.gauge("known", "is read", () => 7);
  figures.gauge("unknown", "is not", () => Promise.reject(new Error("no database")));
  figures.gauges("each", "is not either", "line", () => Promise.reject(new Error("no database")));
  const text = await figures.text();
  expect(text).toContain("\nknown 7\n");
  expect(text).toContain("\nunknown Nan\n");
  expect(text).not.toContain("each{");
  expect(text).toContain("process_resident_memory_bytes");
  expect(text).toContain("nodejs_eventloop_lag_p99_seconds");
});

it("keeps figures from the port visitors use", () => {
  expect(readMetricsAddress({}, 3000)).toBeNull();
  expect(readMetricsAddress({ METRICS_PORT: "4200" }, 3000)).toEqual({ host: "127.0.0.1", port: 4200 });
  expect(() => readMetricsAddress({ METRICS_PORT: "3000" }, 3000)).toThrow("another one");
});
