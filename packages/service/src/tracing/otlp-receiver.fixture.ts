import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/** A span as it arrived. */
export interface ReceivedSpan {
  service: string;
  traceId: string;
  spanId: string;
  /** Empty: a trace begins with it. */
  parentSpanId: string;
  name: string;
  /** Nanoseconds. */
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  status: { code?: number; message?: string };
  facts: Readonly<Record<string, unknown>>;
}

export interface OtlpReceiver {
  /** As the standard's variables say it. */
  env: Readonly<Record<string, string>>;
  spans: ReceivedSpan[];
  close(): void;
}

type Value = Readonly<Record<string, unknown>>;
interface Attribute {
  key: string;
  value: Value;
}
interface Export {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<ReceivedSpan, "service" | "facts"> & { attributes: Attribute[] })[] }[];
  }[];
}

/** A collector of the tests: takes OTLP/HTTP in JSON, as the protocol describes it, and keeps what came. */
export async function openOtlpReceiver(): Promise<OtlpReceiver> {
  const spans: ReceivedSpan[] = [];
  const server = createServer((request, response) => {
    take(request).then(
      (taken) => {
        spans.push(...taken);
        response.setHeader("content-type", "application/json").end("{}");
      },
      () => response.writeHead(400).end(),
    );
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, OTEL_BSP_SCHEDULE_DELAY: "50" },
    spans,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function take(request: IncomingMessage): Promise<ReceivedSpan[]> {
  if (request.url !== "/v1/traces" || request.headers["content-type"] !== "application/json")
    throw new Error("not the protocol");
  const { resourceSpans } = (await json(request)) as Export;
  return resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = String(factsOf(resource.attributes)["service.name"]);
    return scopeSpans.flatMap((scope) =>
      scope.spans.map(({ attributes, ...span }) => ({
        ...span,
        parentSpanId: span.parentSpanId ?? "",
        service,
        facts: factsOf(attributes),
      })),
    );
  });
}

function factsOf(attributes: readonly Attribute[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
