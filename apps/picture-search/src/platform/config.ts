import { readRequired, readWholeNumber } from "@hearth/service";

export interface Config {
  /** The shop's database; only read. */
  databaseUrl: string;
  /** Where features are kept, in a schema of their own; the shop's database unless told otherwise. */
  featuresUrl: string;
  host: string;
  port: number;
  logLevel: string;
  /** Where the shop's pictures lie. */
  mediaDir: string;
  /** How often the catalogue is asked whether it changed. */
  pollSeconds: number;
  /** Photos that may wait while another is looked at; the next one is sent away. */
  maxWaiting: number;
  /** A photo that was not answered by then is given up. */
  deadlineMs: number;
  /** Cores for one look at a picture. */
  cores: number;
}

/** Read once at start; nothing else looks at the environment. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  return {
    databaseUrl: readRequired(env, "DATABASE_URL"),
    featuresUrl: env.FEATURES_DATABASE_URL || readRequired(env, "DATABASE_URL"),
    host: env.HOST ?? "127.0.0.1",
    port: readWholeNumber(env, "PORT", 3005),
    logLevel: env.LOG_LEVEL ?? "info",
    mediaDir: env.MEDIA_DIR ?? ".data/media",
    pollSeconds: readWholeNumber(env, "POLL_SECONDS", 60),
    maxWaiting: readWholeNumber(env, "MAX_WAITING", 16),
    deadlineMs: readWholeNumber(env, "DEADLINE_MS", 5_000),
    cores: readWholeNumber(env, "CORES", 2),
  };
}
