import { afterEach, expect, it } from "vitest";
import { currentSpan, during, inSpan } from "./current-span.ts";
import { openOtlpReceiver } from "./otlp-receiver.fixture.ts";
import { openTracing } from "./open-tracing.ts";
import type { Tracer } from "./span.ts";
import { readTraceSettings } from "./trace-settings.ts";
import { tracedCalls } from "./traced-calls.ts";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function open(env: Readonly<Record<string, string>> = {}) {
  const receiver = await openOtlpReceiver();
  closing.push(receiver.close);
  const tracer = (await openTracing(
    readTraceSettings({ ...receiver.env, ...env }),
    "test",
    () => {},
  )) as Tracer;
  /** What has arrived when everything was sent. */
  const received = async () => {
    await tracer.close();
    return receiver.spans;
  };
  return { tracer, received };
}

it("sends parts with the whole, and failures as codes", async () => {
  const { tracer, received } = await open();
  const asked = tracedCalls("provider", {
    name: "p",
    refund: () => Promise.reject(Object.assign(new Error("anna@example.com"), { code: "NO_MONEY" })),
  });
  const whole = during(tracer.begin({ name: "whole", kind: "server" }), async () => {
    await inSpan({ name: "part", facts: { n: 7 } }, async () => undefined);
    await asked.refund().catch(() => undefined);
    return currentSpan()?.traceId;
  });
  const traceId = await whole;
  const spans = await received();
  const [part, refund, root] = ["part", "provider refund", "whole"].map((name) =>
    spans.find((span) => span.name === name),
  );
  expect(spans.map((span) => span.traceId)).toEqual([traceId, traceId, traceId]);
  expect(part).toMatchObject({ parentSpanId: root?.spanId, facts: { n: 7 }, service: "test" });
  expect(refund).toMatchObject({
    parentSpanId: root?.spanId,
    facts: { "error.type": "NO_MONEY" },
    status: { code: 2 },
  });
  expect(JSON.stringify(spans)).not.toContain("anna");
  expect(root?.parentSpanId).toBe("");
});

it("continues what a header names, and begins anew with one that cannot be read", async () => {
  const { tracer, received } = await open();
  const [traceId, spanId] = ["a".repeat(32), "b".repeat(16)];
  tracer.begin({ name: "continued" }, `00-${traceId}-${spanId}-01`).end();
  tracer.begin({ name: "new" }, "00-zz-1-01").end();
  const [continued, begun] = await received();
  expect(continued).toMatchObject({ traceId, parentSpanId: spanId });
  expect(begun).toMatchObject({ parentSpanId: "" });
});

it("keeps a share of traces, and of those that come from elsewhere what their beginning kept", async () => {
  const { tracer, received } = await open({ OTEL_TRACES_SAMPLER_ARG: "0" });
  const dropped = tracer.begin({ name: "dropped" });
  dropped.child({ name: "part of it" }).end();
  dropped.end();
  expect(dropped.traceparent).toMatch(/-00$/);
  tracer.begin({ name: "not wanted there" }, `00-${"a".repeat(32)}-${"b".repeat(16)}-00`).end();
  tracer.begin({ name: "wanted there" }, `00-${"a".repeat(32)}-${"b".repeat(16)}-01`).end();
  expect((await received()).map(({ name }) => name)).toEqual(["wanted there"]);
});

it("says that nothing arrives, once, and lives on", async () => {
  const receiver = await openOtlpReceiver();
  receiver.close();
  const warnings: Error[] = [];
  const tracer = (await openTracing(readTraceSettings(receiver.env), "test", (error) =>
    warnings.push(error),
  )) as Tracer;
  tracer.begin({ name: "lost" }).end();
  await tracer.close();
  await expect.poll(() => warnings.length, { timeout: 20_000 }).toBe(1);
});

it("is only the work where nobody traces", async () => {
  expect(await openTracing(null, "test", () => {})).toBeNull();
  expect(await inSpan({ name: "part" }, async () => currentSpan())).toBeUndefined();
});
