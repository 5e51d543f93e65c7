export interface TraceSettings {
  /** Null: each process has its own. */
  serviceName: string | null;
  /** Where spans are sent. */
  url: string;
  /** Of traces that begin here; whoever continues one does as its beginning did. */
  ratio: number;
  /** How long spans are gathered before they are sent. */
  delayMs: number;
}

const SAMPLER = "parentbased_traceidratio";
const PROTOCOL = "http/json";
const DELAY_MS = 5000;

/** The standard's variables; headers, certificates and the like are read by its own exporter. Null: nobody traces. */
export function readTraceSettings(env: NodeJS.ProcessEnv): TraceSettings | null {
  const base = env["OTEL_EXPORTER_OTLP_ENDPOINT"];
  const url = env["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT"] || (base && `${base.replace(/\/$/, "")}/v1/traces`);
  if (!url || env["OTEL_SDK_DISABLED"] === "true" || env["OTEL_TRACES_EXPORTER"] === "none") return null;
  only(env, "OTEL_EXPORTER_OTLP_PROTOCOL", PROTOCOL);
  only(env, "OTEL_TRACES_SAMPLER", SAMPLER);
  return {
    url,
    serviceName: env["OTEL_SERVICE_NAME"] || null,
    ratio: numberBetween(env, "OTEL_TRACES_SAMPLER_ARG", { most: 1, unless: 1 }),
    delayMs: numberBetween(env, "OTEL_BSP_SCHEDULE_DELAY", { most: 60_000, unless: DELAY_MS }),
  };
}

function only(env: NodeJS.ProcessEnv, name: string, known: string): void {
  if (env[name] && env[name] !== known) throw new Error(`${name} can only be ${known}`);
}

function numberBetween(
  env: NodeJS.ProcessEnv,
  name: string,
  { most, unless }: { most: number; unless: number },
): number {
  const given = env[name] ? Number(env[name]) : unless;
  if (!(given >= 0 && given <= most)) throw new Error(`${name} must be a number from 0 to ${most}`);
  return given;
}
