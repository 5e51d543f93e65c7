import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags, type Span } from "@opentelemetry/api";
import { parseTraceParent } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import {
  detectResources,
  resourceAttributesEnvDetector,
  resourceFromAttributes,
} from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { OpenSpan, SpanSpec, Tracer } from "./span.ts";
import { toldExporter } from "./told-exporter.ts";
import type { TraceSettings } from "./trace-settings.ts";

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};
/** Statements are the longest thing a span tells. */
const MOST_CHARACTERS = 2000;
/** A collector that is gone must not keep a process from ending. */
const CLOSING_MS = 2000;

/** Spans to a collector, as JSON over HTTP. Nothing is registered for the whole process: spans know their parents from us. */
export function openOtlpTracer(
  settings: TraceSettings & { serviceName: string },
  warn: (error: Error) => void,
): Tracer {
  const { url, serviceName, ratio, delayMs } = settings;
  const provider = new TracerProvider({
    resource: detectResources({ detectors: [resourceAttributesEnvDetector] }).merge(
      resourceFromAttributes({ "service.name": serviceName }),
    ),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanLimits: { attributeValueLengthLimit: MOST_CHARACTERS },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: toldExporter(new OTLPTraceExporter({ url }), warn),
        scheduledDelayMillis: delayMs,
      }),
    ],
  });
  const tracer = provider.getTracer("hearth");
  const start = ({ name, kind, facts }: SpanSpec, parent = ROOT_CONTEXT): OpenSpan => {
    const options = { kind: kind ? kinds[kind] : SpanKind.INTERNAL, ...(facts && { attributes: facts }) };
    const span = tracer.startSpan(name, options, parent);
    return openSpan(span, (spec) => start(spec, trace.setSpan(ROOT_CONTEXT, span)));
  };
  return {
    begin(spec, traceparent) {
      const continued = traceparent === undefined ? null : parseTraceParent(traceparent);
      return start(
        spec,
        continued ? trace.setSpanContext(ROOT_CONTEXT, { ...continued, isRemote: true }) : undefined,
      );
    },
    async close() {
      const inTime = new Promise<void>((resolve) => void setTimeout(resolve, CLOSING_MS).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), inTime]);
    },
  };
}

function openSpan(span: Span, child: OpenSpan["child"]): OpenSpan {
  const { traceId, spanId, traceFlags } = span.spanContext();
  const isSampled = (traceFlags & TraceFlags.SAMPLED) !== 0;
  return {
    traceId,
    traceparent: `00-${traceId}-${spanId}-${isSampled ? "01" : "00"}`,
    child,
    tell: (facts) => void span.setAttributes(facts),
    fail(code) {
      span.setAttribute("error.type", code);
      span.setStatus({ code: SpanStatusCode.ERROR });
    },
    end: () => span.end(),
  };
}
