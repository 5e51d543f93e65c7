import { readWholeNumber } from "../env-values.ts";

export interface MetricsAddress {
  host: string;
  port: number;
}

/** Null: figures are told nowhere. Not for the world: they say how the shop does. */
export function readMetricsAddress(env: NodeJS.ProcessEnv, ownPort: number): MetricsAddress | null {
  const { METRICS_PORT: wanted, METRICS_HOST: host } = env;
  if (!wanted) return null;
  const port = readWholeNumber(env, "METRICS_PORT", 0);
  if (port === ownPort) throw new Error("METRICS_PORT must be another one than PORT");
  return { host: host ?? "127.0.0.1", port };
}
