import { expect, it } from "vitest";
import { readTraceSettings } from "./trace-settings.ts";

const on = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://collector:4318" };

it.each<[string, NodeJS.ProcessEnv]>([
  ["nothing says where to", {}],
  ["the place is empty", { OTEL_EXPORTER_OTLP_ENDPOINT: "" }],
  ["it is switched off", { ...on, OTEL_SDK_DISABLED: "true" }],
  ["traces go nowhere", { ...on, OTEL_TRACES_EXPORTER: "none" }],
])("nobody traces where %s", (_name, env) => {
  expect(readTraceSettings(env)).toBeNull();
});

it("reads the variables of the standard", () => {
  const url = "http://collector:4318/v1/traces";
  expect(readTraceSettings(on)).toEqual({
    url,
    serviceName: null,
    ratio: 1,
    delayMs: 5000,
  });
  const more = {
    OTEL_SERVICE_NAME: "berlin",
    OTEL_TRACES_SAMPLER_ARG: "0.05",
    OTEL_BSP_SCHEDULE_DELAY: "100",
  };
  expect(readTraceSettings({ ...on, ...more })).toEqual({
    url,
    serviceName: "berlin",
    ratio: 0.05,
    delayMs: 100,
  });
});

it.each([
  ["OTEL_TRACES_SAMPLER_ARG", "2"],
  ["OTEL_TRACES_SAMPLER_ARG", "often"],
  ["OTEL_TRACES_SAMPLER", "always_on"],
  ["OTEL_EXPORTER_OTLP_PROTOCOL", "grpc"],
])("ends the start with %s=%s", (name, value) => {
  expect(() => readTraceSettings({ ...on, [name]: value })).toThrow(name);
});
