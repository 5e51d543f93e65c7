import type { Tracer } from "./span.ts";
import type { TraceSettings } from "./trace-settings.ts";

/** Null without settings. Only here is OpenTelemetry loaded, and only then. */
export async function openTracing(
  settings: TraceSettings | null,
  processName: string,
  warn: (error: Error) => void,
): Promise<Tracer | null> {
  if (!settings) return null;
  // By its name, which bundles leave alone: beside a bundle the libraries would not be found.
  const { openOtlpTracer } = await import("@hearth/service/otlp-tracer");
  return openOtlpTracer({ ...settings, serviceName: settings.serviceName ?? processName }, warn);
}
