import type { SpanExporter } from "@opentelemetry/sdk-trace";

const EVERY_MS = 60_000;

/** Says once a minute that spans do not arrive: the library drops them in silence. */
export function toldExporter(exporter: SpanExporter, warn: (error: Error) => void): SpanExporter {
  let saidAt = -Infinity;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.error && performance.now() - saidAt >= EVERY_MS) {
          saidAt = performance.now();
          warn(new Error("spans could not be sent", { cause: result.error }));
        }
        done(result);
      });
    },
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
    shutdown: () => exporter.shutdown(),
  };
}
